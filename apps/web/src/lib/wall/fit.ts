/** Shares of the size that a text is set in, tried from the largest on. */
const STEPS = [1, 0.9, 0.8, 0.72, 0.64, 0.56, 0.5, 0.44, 0.38, 0.32];

/**
 * Keeps the text of an element whole within it: sets `--fit` to the largest share of its size at which nothing hangs
 * over. The element has a size of its own, and a font size that is multiplied by `--fit`. An attachment; made anew for
 * each text: `{@attach fit(name)}`.
 */
export const fit = (_text: unknown) => (element: HTMLElement) => {
  const apply = () => {
    for (const step of STEPS) {
      element.style.setProperty('--fit', String(step));
      if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) return;
    }
  };
  apply();
  const resized = new ResizeObserver(apply);
  resized.observe(element);
  // The page's own letters may come later, and are wider or narrower.
  void document.fonts.ready.then(apply);
  return () => resized.disconnect();
};
