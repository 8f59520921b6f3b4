// Light or dark: as the system says, unless the person said otherwise; kept on this machine.

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'kontor.theme';

class Themes {
  now = $state.raw<Theme>(read());

  constructor() {
    show(this.now);
  }

  choose(theme: Theme): void {
    this.now = theme;
    show(theme);
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
}

function read(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

function show(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
}

export const themes = new Themes();
