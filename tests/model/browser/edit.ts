import type { editModel } from '../../../machines/edit/edit.model.ts';
import { isIn } from '../../../machines/testing/paths.ts';
import type { components } from '../../../openapi/types/trip.ts';
import { common, edit } from '../../../src/messages/es-MX.ts';
import type { EventOf } from '../charts.ts';
import type { Act, BrowserChart, Stage } from './chart.ts';
import { problem } from './gates.ts';

type Event = EventOf<typeof editModel>;
type Check = components['schemas']['TransferCheck'];

const MINOR = { firstName: 'Íñigo', lastName: 'Peña Treviño', fareId: '2' };
const ADULT = { firstName: 'Begoña', lastName: 'Treviño', fareId: '1' };

const dialog = ({ page }: Stage) => page.getByRole('dialog');
const alert = ({ page }: Stage) => page.getByRole('alertdialog');
const press = (stage: Stage, name: string) => dialog(stage).or(alert(stage)).getByRole('button', { name, exact: true }).click();
const toggle = (stage: Stage, { firstName }: typeof MINOR) => dialog(stage).getByText(firstName).click();

const user = {
  editRetried: (stage) => press(stage, common.retry),
  minorToggled: (stage) => toggle(stage, MINOR),
  adultToggled: (stage) => toggle(stage, ADULT),
  editSubmitted: (stage) => press(stage, edit.submit),
  editDismissed: (stage, { from }) => press(stage, isIn(from, 'refused') || isIn(from, 'guarded') ? common.accept : common.cancel),
} satisfies Partial<Record<Event, Act>>;

const world = {
  checksCome: ({ gates }) => gates.open('validateTransfer'),
  noneCanChange: ({ gates }) => gates.open('validateTransfer', problem(422, 'too-late')),
  onlyMinorCanChange: ({ gates }) =>
    gates.open('validateTransfer', { kind: 'changed', change: (body) => ({ status: 200, body: withoutAdults(body as Check) }) }),
  checksFail: ({ gates }) => gates.open('validateTransfer', problem(429, 'too-many-requests')),
  noChecks: ({ gates }) =>
    gates.open('validateTransfer', {
      kind: 'instead',
      status: 200,
      body: { operationsData: { departure: [], return: [] } } satisfies Check,
    }),
  departureFound: ({ gates }) => gates.open('searchTrips'),
  departureGone: ({ gates }) =>
    gates.open('searchTrips', { kind: 'changed', change: (body) => ({ status: 200, body: { ...Object(body), oneWayTrips: [] } }) }),
} satisfies Partial<Record<Event, Act>>;

/** The same answer, where adults cannot change. */
function withoutAdults({ operationsData: { departure, ...rest } }: Check): Check {
  const checks = departure.map((entry) =>
    entry.passenger.fareId === ADULT.fareId ? { ...entry, canChange: false, msgerror: 'Este boleto ya se usó.' } : entry,
  );
  return { operationsData: { ...rest, departure: checks } };
}

/** The dialog of who changes, in a browser. */
export const browser: BrowserChart<Event> = {
  signedIn: true,
  holds: ['validateTransfer', 'searchTrips'],
  async begin(stage) {
    const { shop, buyer, bus, page } = stage;
    await shop.order.open(await buyer.order(bus, MINOR, ADULT));
    await page.getByRole('button', { name: edit.open('outbound') }).click();
  },
  steps: { ...user, ...world },
  unrun: {},
  limits: {},
  proves: {},
};
