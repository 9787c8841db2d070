/** Runs before anything is seen, so that nobody who chose one look sees the other for a moment. */
(() => {
  try {
    const chosen = localStorage.getItem('clipwright:theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // A browser that keeps nothing has nothing chosen.
  }
})();
