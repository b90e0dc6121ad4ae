import type { SnapshotFrom } from 'xstate';
import type { officeMachine } from './office.machine.ts';
import { mayOpen, menuOf, placeFor } from './office.rules.ts';
import type { OfficeView } from './office.types.ts';

export function officeView(snapshot: SnapshotFrom<typeof officeMachine>): OfficeView {
  const { person, failure, done } = snapshot.context;
  if (snapshot.matches('invited')) return { screen: 'invitation' };
  if (snapshot.matches('signedOut')) return { screen: 'signIn' };
  if (snapshot.matches('unreachable') && failure) return { screen: 'unreachable', failure };
  if (!person) return { screen: 'opening' };
  const place = placeFor(person, snapshot.context.place);
  return {
    screen: 'work',
    place,
    person,
    menu: menuOf(person),
    isAllowed: mayOpen(person, place.name),
    isActing: snapshot.matches({ working: 'acting' }),
    isLeaving: snapshot.matches('leaving'),
    done,
  };
}
