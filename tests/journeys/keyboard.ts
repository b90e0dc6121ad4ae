import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** The visible facts of the focused element. */
type Focus = {
  name: string;
  /** The element, its container or its drawn replacement has an outline. */
  isMarked: boolean;
  /** The element that covers its middle; empty without one. */
  coveredBy: string;
};

const MOST_STOPS = 80;

/** Runs in the page; null when nothing or a frame has the focus. */
function focusInPage(): Focus | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || element instanceof HTMLIFrameElement) return null;
  // A drawn control hides its input, so its label is the visible element.
  const isDrawn = element.matches('[type="checkbox"], [type="radio"]');
  const seen = isDrawn ? (element.closest('label') ?? element) : element;
  const box = seen.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const isOnTop = top !== null && (seen.contains(top) || (top.contains(seen) && top !== document.body));
  const isOutlined = (node: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const around = [seen, seen.parentElement, seen.parentElement?.parentElement].filter((node) => node instanceof Element);
  const drawn = [...(seen.parentElement?.querySelectorAll('*') ?? [])];
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 60) || element.outerHTML.slice(0, 120),
    isMarked: [...around, ...drawn].some(isOutlined),
    coveredBy: isOnTop ? '' : (top?.outerHTML.slice(0, 160) ?? 'it is outside of the screen'),
  };
}

/** A traveller with a keyboard only. Every focused element must be visible, marked and not covered. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until the element, or one of them, has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await this.#walkTo(target, 'Tab');
  }

  /** Presses Shift and Tab until the element, or one of them, has the focus. */
  async tabBackTo(target: Locator): Promise<void> {
    await this.#walkTo(target, 'Shift+Tab');
  }

  /** Presses an arrow key until the element, or one of them, has the focus. */
  async arrowTo(target: Locator, key: 'ArrowDown' | 'ArrowRight' | 'ArrowUp' | 'ArrowLeft'): Promise<void> {
    await this.#walkTo(target, key);
  }

  /** Waits until one option is left, then moves down to it; the focus stays in the input. */
  async arrowToOption(option: Locator): Promise<void> {
    await option.waitFor();
    await expect(async () => {
      await this.press('ArrowDown');
      await expect(option).toHaveAttribute('data-focused', { timeout: 500 });
    }).toPass();
  }

  async tabToAndPress(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  async tabToAndType(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.type(text);
  }

  async #walkTo(target: Locator, key: string): Promise<void> {
    await target.first().waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await isFocused(target)) {
        await this.#checkFocus();
        return;
      }
      await this.press(key);
      await this.#checkFocus();
    }
    throw new Error(`${MOST_STOPS} times ${key} do not lead to ${String(target)}`);
  }

  async #checkFocus(): Promise<void> {
    // A smooth scroll may still be running.
    await expect.poll(() => this.#problem(), { message: 'what has the focus can be seen', intervals: [0, 50, 100, 200, 400] }).toBe('');
  }

  async #problem(): Promise<string> {
    for (const frame of this.page.frames()) {
      const focus = await focusIn(frame);
      if (!focus) continue;
      if (focus.coveredBy !== '') return `"${focus.name}" lies under ${focus.coveredBy}`;
      return focus.isMarked ? '' : `"${focus.name}" does not show that it has the focus`;
    }
    return '';
  }
}

/** A frame that is removed during the call has no focus. */
function focusIn(frame: Frame): Promise<Focus | null> {
  return frame.evaluate(focusInPage).catch(() => null);
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === element.ownerDocument.activeElement));
}
