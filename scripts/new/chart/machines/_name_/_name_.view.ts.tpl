import type { SnapshotFrom } from 'xstate';
import type { _name_Machine } from './_name_.machine.ts';
import type { _Name_View } from './_name_.types.ts';

export function _name_View(snapshot: SnapshotFrom<typeof _name_Machine>): _Name_View {
  switch (snapshot.value) {
    case 'loading':
    case 'failed':
      return { screen: snapshot.value };
    case 'shown':
      return { screen: 'shown', names: snapshot.context.names };
    default:
      return snapshot.value satisfies never;
  }
}
