import type { Choice } from './choices.ts';
import type { Control } from './tree.ts';

const called = ({ role, name }: Control) => `${role === 'gridcell' ? 'cell' : role} «${name.slice(0, 90)}»`;

const whims = {
  back: 'goes back',
  forward: 'goes forward',
  reload: 'reloads',
  sameAgain: 'opens the same page again',
  home: 'opens Home',
} as const;

/** A step as a plain sentence; `typed` is what was typed into each control. */
export function sentenceOf(choice: Choice, screen: string, typed: readonly string[]): string {
  switch (choice.does) {
    case 'press': {
      const how = choice.by === 'keyboard' ? ' by the keyboard' : '';
      return `On ${screen}, presses the ${called(choice.control)}${how}${choice.isOffline ? ', without a network for a moment' : ''}.`;
    }
    case 'type':
      return `On ${screen}, types ${choice.controls.map((control, index) => `"${typed[index] ?? ''}" into the ${called(control)}`).join(', ')}.`;
    case 'back':
    case 'forward':
    case 'reload':
    case 'sameAgain':
    case 'home':
      return `On ${screen}, ${whims[choice.does]}.`;
    default:
      return choice satisfies never;
  }
}
