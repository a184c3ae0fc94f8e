// Runs before the first paint, so that a chosen theme shows no flash of the other. Without it, or with nothing chosen,
// the page follows the device.
(() => {
  const key = 'spadille-theme';
  const root = document.documentElement;
  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const store = (choice) => {
    try {
      if (choice === 'device') localStorage.removeItem(key);
      else localStorage.setItem(key, choice);
    } catch {
      // A browser that keeps nothing still shows the choice until the page is left.
    }
  };
  const show = (choice) => {
    const theme = choice === 'light' || choice === 'dark' ? choice : 'device';
    root.dataset.theme = theme;
    for (const button of document.querySelectorAll('[data-theme-choice]')) {
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === theme));
    }
  };
  show(stored());
  document.addEventListener('DOMContentLoaded', () => show(stored()));
  window.addEventListener('storage', () => show(stored()));
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-theme-choice]');
    if (!button) return;
    store(button.dataset.themeChoice);
    show(button.dataset.themeChoice);
  });
})();
