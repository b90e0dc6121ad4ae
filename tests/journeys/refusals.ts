import type { Page } from '@playwright/test';

/** Everything that the content security policy of a page, of its windows, of a frame or of its sandbox refused: the directive and what it refused. */
export async function refusalsOf(page: Page): Promise<string[]> {
  const refused: string[] = [];
  const context = page.context();
  await context.exposeBinding('reportRefusal', (_source, text: string) => void refused.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(globalThis, 'reportRefusal');
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
    });
  });
  return refused;
}
