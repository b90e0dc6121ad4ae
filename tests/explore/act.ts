import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Outbox } from '../pages/Outbox.ts';
import type { Choice } from './choices.ts';
import type { Random } from '../support/random.ts';
import type { Control } from './tree.ts';
import { nonsensical, plausible, type FieldHint, type Person } from './values.ts';

export type Actor = { page: Page; person: Person; outbox: Outbox; home: string };

/** A control may be covered, or leave while the explorer reaches for it. */
const REACH_MS = 1_000;
const OFFLINE_MS = 700;

/** Presses of the keyboard, by the role of what they are for. */
const keyOf = (role: string) => (['radio', 'checkbox', 'switch', 'gridcell', 'option'].includes(role) ? 'Space' : 'Enter');

async function press(target: Locator, role: string, by: 'pointer' | 'keyboard'): Promise<void> {
  // A radio button is drawn by its label, which lies over it.
  if (by === 'keyboard' || role === 'radio') return target.press(keyOf(role), { timeout: REACH_MS });
  const box = await target.boundingBox({ timeout: REACH_MS });
  // What only a screen reader finds is a point on the screen, and is pressed as a screen reader does.
  if (box === null || box.width < 2) return target.evaluate((element: HTMLElement) => element.click(), undefined, { timeout: REACH_MS });
  // What is hidden until it has the focus, as a skip link, is pressed by the keyboard only.
  return target.click({ timeout: REACH_MS }).catch(() => target.press(keyOf(role), { timeout: REACH_MS }));
}

const hintOf = (target: Locator, { name, isFramed }: Control): Promise<FieldHint> =>
  target.evaluate(
    (field, known) => ({ ...known, autocomplete: field.getAttribute('autocomplete') ?? '', type: field.getAttribute('type') ?? '' }),
    { label: name, isFramed },
    { timeout: REACH_MS },
  );

/** Takes a step. Returns what it typed into each control; rejects when a control cannot be reached. */
export async function act(choice: Choice, random: Random, { page, person, outbox, home }: Actor): Promise<string[]> {
  switch (choice.does) {
    case 'press': {
      const { control, by, isOffline } = choice;
      if (isOffline) await page.context().setOffline(true);
      try {
        await press(page.getByRef(control.ref), control.role, by);
        if (isOffline) await pause(OFFLINE_MS);
      } finally {
        if (isOffline) await page.context().setOffline(false);
      }
      return [];
    }
    case 'type': {
      const texts: string[] = [];
      for (const control of choice.controls) {
        const target = page.getByRef(control.ref);
        const hint = await hintOf(target, control);
        const [newest] = await outbox.sentTo(person.phone);
        const text = choice.isNonsense ? nonsensical(random) : plausible(random, hint, person, newest?.code ?? '123456');
        texts.push(text);
        await target.fill(text, { timeout: REACH_MS });
      }
      return texts;
    }
    case 'back':
      await page.evaluate(() => history.back());
      return [];
    case 'forward':
      await page.evaluate(() => history.forward());
      return [];
    case 'reload':
      await page.reload();
      return [];
    case 'sameAgain':
      await page.goto(page.url());
      return [];
    case 'home':
      await page.goto(home);
      return [];
    default:
      return choice satisfies never;
  }
}
