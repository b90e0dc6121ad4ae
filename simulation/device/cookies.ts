type Cookie = { path: string; value: string };

/** The cookies of a device. Each comes from the shop's own origin, and no script reads one. */
export class Cookies {
  readonly #kept = new Map<string, Cookie>();

  /** The value of the header `cookie` for a path; null without cookies. */
  headerFor(path: string): string | null {
    const sent = [...this.#kept].filter(
      ([, { path: scope }]) => path === scope || path.startsWith(scope.endsWith('/') ? scope : `${scope}/`),
    );
    return sent.length === 0 ? null : sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  /** Keeps what an answer sets. `Max-Age=0` deletes; no cookie of the shop ends during a simulated visit. */
  keep(headers: readonly string[]): void {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
      const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
      if (name === undefined || value === undefined) continue;
      const attribute = (wanted: string) => attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      if (attribute('max-age') === '0') this.#kept.delete(name);
      else this.#kept.set(name, { path: attribute('path') ?? '/', value });
    }
  }

  clear(): void {
    this.#kept.clear();
  }
}
