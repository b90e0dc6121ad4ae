import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The element of each component that React rendered: its first one. */
    rendered: Element[];
  }
}

/** The part of React's tree that its developer tools read as well. */
type Fiber = { tag: number; flags: number; alternate: Fiber | null; child: Fiber | null; sibling: Fiber | null; stateNode: unknown };

/** Records what React renders, through the hook of its developer tools, which the built shop has too. Call it before the page opens. */
export async function recordRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const functions = new Set([0, 11, 14, 15]);
    const WORKED = 1;
    window.rendered = [];
    const elementOf = (fiber: Fiber | null): Element | null =>
      fiber === null ? null : fiber.stateNode instanceof Element ? fiber.stateNode : elementOf(fiber.child);
    const walk = (fiber: Fiber, before: Fiber | null): void => {
      const element = functions.has(fiber.tag) && (before === null || fiber.flags & WORKED) ? elementOf(fiber) : null;
      if (element) window.rendered.push(element);
      if (fiber.child === before?.child) return;
      for (let child = fiber.child; child; child = child.sibling) walk(child, before && child.alternate);
    };
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => walk(current, current.alternate),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

/** How many components below each selector were rendered since the last call. */
export async function rendersIn(page: Page, places: Readonly<Record<string, string>>): Promise<Readonly<Record<string, number>>> {
  return page.evaluate((all) => {
    const elements = window.rendered.splice(0);
    const counted = Object.entries(all).map(([place, selector]) => [
      place,
      elements.filter((element) => element.closest(selector) !== null).length,
    ]);
    return Object.fromEntries(counted);
  }, places);
}
