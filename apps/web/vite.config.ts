import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [sveltekit()],
  build: { assetsInlineLimit: 0 },
  server: {
    // While developing the pages, vite serves them and hands the API's paths to a server that runs beside it.
    proxy: { '/api': { target: process.env.SPADILLE_API ?? 'http://127.0.0.1:4711' } },
  },
});
