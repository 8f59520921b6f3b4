// Where in the page we are, as the address says.

class Route {
  path = $state.raw(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state.raw(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    const moved = location.pathname !== this.path;
    this.#read();
    if (moved) {
      scrollTo(0, 0);
    }
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

/** For links: stays in the page, unless the person wants another tab. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (
    !link ||
    event.defaultPrevented ||
    elsewhere ||
    link.target ||
    link.hasAttribute('download')
  ) {
    return;
  }
  const within = link.pathname === location.pathname && link.hash !== '';
  if (link.origin === location.origin && !link.pathname.startsWith('/api/') && !within) {
    event.preventDefault();
    route.go(link.pathname + link.search + link.hash);
  }
}
