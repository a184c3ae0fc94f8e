import adapter from '@sveltejs/adapter-node';

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true },
  kit: {
    adapter: adapter({ precompress: true }),
    typescript: {
      config: (config) => ({
        ...config,
        include: [...config.include, '../e2e/**/*.ts', '../playwright.config.ts'],
      }),
    },
    // Only the table's page has one, and asks for it itself (src/lib/state/table-worker.ts).
    serviceWorker: { register: false },
    csp: {
      // Hashes, because a page that is kept and sent again cannot carry a nonce. Nothing inline is allowed: no style
      // attribute, no script but SvelteKit's own start. No upgrade-insecure-requests: plain http on the hall's network
      // is the normal case.
      mode: 'hash',
      directives: {
        'default-src': ['none'],
        'script-src': ['self'],
        'style-src': ['self'],
        // The one style attribute of SvelteKit itself, on the line that tells a screen reader of a new page.
        'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
        'img-src': ['self'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'manifest-src': ['self'],
        'form-action': ['self'],
        'base-uri': ['none'],
        'frame-ancestors': ['none'],
      },
    },
  },
};
