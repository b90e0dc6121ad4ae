/** What the purchase needs of a browser. Elements are named by XPath, which both drivers understand. */
export type Tab = {
  open(url: string): Promise<void>;
  /** Runs a script in the page. */
  run(script: string): Promise<unknown>;
  /** Waits for the first visible element, and presses it. */
  press(path: string): Promise<void>;
  /** Waits for a visible field, and types into it. */
  type(path: string, text: string): Promise<void>;
  /** Waits until an element is visible. */
  sees(path: string): Promise<void>;
  picture(file: string): Promise<void>;
  /** The number of sheets of the printed page; undefined where the driver cannot print. */
  sheets(): Promise<number | undefined>;
  close(): Promise<void>;
};

export type Size = { width: number; height: number };

/** Milliseconds until a missing element fails the purchase. */
export const PATIENCE = 20_000;

/**
 * Acts on the first visible element of those that are found, again and again until it succeeds: an element may not be there yet, be
 * replaced or be covered. Throws with the path after PATIENCE.
 */
export async function patiently<Element>(
  path: string,
  find: () => Promise<readonly Element[]>,
  isVisible: (element: Element) => Promise<boolean>,
  act: (element: Element) => Promise<void>,
): Promise<void> {
  const end = Date.now() + PATIENCE;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      for (const element of await find()) if (await isVisible(element)) return await act(element);
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no ${path}`, { cause });
}

const quoted = (text: string): string => `"${text}"`;

export const button = (name: string): string => `//button[normalize-space()=${quoted(name)} or @aria-label=${quoted(name)}]`;
export const buttonWith = (text: string): string => `//button[contains(normalize-space(),${quoted(text)})]`;
export const field = (label: string): string => `//input[@id=//label[starts-with(normalize-space(),${quoted(label)})]/@for]`;
export const heading = (name: string): string => `//h1[normalize-space()=${quoted(name)}]`;
