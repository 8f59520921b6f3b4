// Before the first paint: the light or dark that was chosen here, if any.
try {
  const theme = localStorage.getItem('kontor.theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
  }
} catch {
  // Without storage the system's choice holds.
}
