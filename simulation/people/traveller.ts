import { createDevice, type Device } from '../device/browser.ts';
import { openTab, type Tab } from '../device/tab.ts';
import { createBank } from '../hands/bank.ts';
import type { Control, Shown, Traveller } from '../hands/control.ts';
import { controlsOf } from '../hands/screen.ts';
import { type Chance, createChance } from '../world/chance.ts';
import type { Witness } from '../world/network.ts';
import type { World } from '../world/world.ts';
import { type LinkedPage, password, readToken, register } from './account.ts';
import { createMishaps } from './mishaps.ts';
import { createCaller, pause, type Person } from './person.ts';

/** How somebody moves through the shop, and how many do. `decided` goes straight to a ticket, `hasty` presses twice, `absent` leaves for a while, `watching` stays at the seats. */
const shares = { decided: 3, undecided: 2, hasty: 2, absent: 2, watching: 2 } as const;
type Temper = keyof typeof shares;
const tempers = (Object.keys(shares) as Temper[]).flatMap((temper) => Array.from({ length: shares[temper] }, () => temper));

/** A device in the world, and the person who holds it. */
export interface Journey {
  readonly person: Person;
  readonly device: Device;
  /** The open tabs; empty before the first one. */
  readonly tabs: Tab[];
  readonly traveller: Traveller;
}

const mostPresses = 250;
/** Travellers with an account, and how often they change what they bought. */
const memberShare = 0.4;
/** Of them, those who had the account before; the others open it on the page. */
const registeredShare = 0.5;
/** Of them, those who have forgotten the password. */
const forgottenShare = 0.3;
const mostActs = 2;
/** Looks at a screen without a control before somebody gives up: some five minutes. */
const mostIdle = 20;
const home = '/compra/';
/** How long somebody is away: longer than a hold of 9 and a token of 15 minutes, and rarely an hour. */
const absencesMs = [1_200_000, 1_200_000, 1_200_000, 3_600_000];
/** How often somebody who looks at the seats stays there. */
const staysShare = 0.2;
const betweenPressesMs = [30, 200] as const;
const sms = 'select text from platform.outbox where recipient like $1 order by id desc limit 1';

/** A device for a person. Its chance is a source of its own, so that the keys of the page do not depend on what is pressed. */
export async function startJourney(world: World, person: Person, witness: Witness): Promise<Journey> {
  const { network, seed, sql } = world;
  const chance = createChance(seed, `device ${person.number}`);
  const [zone] = await sql.query<{ value: string }>("select value from platform.setting where name = 'shop-time-zone'");
  const send = network.fetchOf(person, witness);
  const device = createDevice({
    fetch: (request, { signal }) => send(request, { signal }),
    channel: () => world.openLine(person.name, person.address),
    random: chance.next,
    ...(zone && { meta: { 'shop-time-zone': zone.value } }),
  });
  const party = person.chance.isIn(0.25) ? 2 : 1;
  const isMember = person.chance.isIn(memberShare);
  const acts = person.chance.between(0, mostActs);
  const isRegistered = isMember && person.chance.isIn(registeredShare);
  const hasForgotten = isRegistered && person.chance.isIn(forgottenShare);
  const account = { password: isMember ? password : null, isRegistered, hasForgotten, link: undefined };
  const traveller = { person, chance: person.chance, party, ...account, acts, trips: [], code: undefined };
  return { person, device, tabs: [], traveller };
}

function putAway({ device, tabs }: Pick<Journey, 'device' | 'tabs'>): void {
  tabs.at(-1)?.hide();
  device.sleep.begin();
}

/** Takes up a device that was put away. */
export function takeUp({ device, tabs }: Pick<Journey, 'device' | 'tabs'>): void {
  device.sleep.end();
  tabs.at(-1)?.show();
}

/** Lives with the device until there is an order, Home after a refusal, or too much was pressed. Then it is put away, or its page stays open. */
export async function travel(world: World, journey: Journey, witness: Witness): Promise<void> {
  if ((await visitShop(world, journey, witness)) === 'away') putAway(journey);
}

async function visitShop(world: World, { person, device, tabs, traveller }: Journey, witness: Witness): Promise<'away' | 'open'> {
  const { chance } = person;
  const temper = chance.pick(tempers);
  const note = (line: string): void => world.trace.note(`${person.name} ${line}`);
  const end = (line: string): 'away' => {
    note(line);
    return 'away';
  };
  const bank = createBank({
    fetch: world.network.fetchOf(person, witness),
    token: () => chance.bytes(16).toString('hex'),
    note,
  });
  const mishaps = createMishaps({ device, tabs, chance, note });
  await pause(chance.between(0, 60_000));
  if (traveller.isRegistered) await register({ world, person, witness }, createCaller(world, person, witness));
  tabs.push(await openTab(device, home));
  note(`is ${temper} and opens the shop`);
  let absences = temper === 'absent' ? 1 : 0;
  let isRefused = false;
  let presses = 0;
  const press = (one: Control): void => {
    presses += 1;
    note(`presses ${one.name}`);
    one.press();
  };
  for (let idle = 0; presses < mostPresses && idle < mostIdle;) {
    await pause(chance.between(300, idle < 5 ? 4_000 : 40_000));
    const tab = await mishaps.next();
    if (absences > 0 && chance.isIn(0.05)) {
      absences -= 1;
      const ms = chance.pick(absencesMs);
      const isAway = chance.isIn(0.7);
      note(`${isAway ? 'puts the device away' : 'leaves'} for ${ms / 60_000} minutes`);
      if (isAway) putAway({ device, tabs });
      await pause(ms);
      if (isAway) takeUp({ device, tabs });
    }
    idle += 1;
    if (!tab.isOpen) continue;
    const shown = tab.page.shown();
    bank.draw(tab, shown);
    if (hasEnded(shown) && traveller.acts === 0) return end(`ends with ${tab.address}`);
    if (shown.tripActions?.view === 'idle') {
      if (traveller.acts === 0) return end('ends with the trips');
      traveller.trips = await readTrips(tab);
    }
    if (isRefused && shown.booking.view.screen === 'home') return end('ends at home');
    if (temper === 'watching' && shown.seats?.view.screen === 'map' && chance.isIn(staysShare)) {
      note('stays at the seats');
      return 'open';
    }
    if (shown.registration?.view.screen === 'mailed') traveller.link = await readLink(world, person, 'registro');
    if ((shown.passwordRecovery ?? shown.recovery)?.view.screen === 'mailed')
      traveller.link = await readLink(world, person, 'recupera-contrasena');
    if (shown.registration?.view.screen === 'ready') traveller.isRegistered = true;
    if (shown.signIn?.view.screen === 'code') traveller.code = await readCode(world, person);
    const one = choose(tab.isOpen ? controlsOf(tab, traveller, bank) : [], temper, chance);
    if (one === undefined) continue;
    idle = 0;
    isRefused ||= one.name === 'Intentar con otra tarjeta';
    press(one);
    if (temper !== 'hasty') continue;
    await pause(chance.between(...betweenPressesMs));
    const same = tab.isOpen ? controlsOf(tab, traveller, bank).find(({ name }) => name === one.name) : undefined;
    if (same && chance.isIn(0.6)) press(same);
  }
  return end('gives up');
}

/** The traveller has an order, or a reservation to pay at a till. */
const hasEnded = ({ confirmation, edit, booking }: Shown): boolean =>
  (confirmation?.view.screen === 'order' && edit === null) || booking.view.screen === 'voucher';

/** The trips of the account, as the page reads them; none while it cannot. */
async function readTrips({ page }: Tab): Promise<Traveller['trips']> {
  const { ownTripsQuery } = await page.late.account();
  return page.queries.fetchQuery(ownTripsQuery()).catch(() => []);
}

/** The link of the latest mail to a page. */
async function readLink(world: World, person: Person, page: LinkedPage): Promise<string | undefined> {
  const token = await readToken({ world, person }, page);
  return token === undefined ? undefined : `/compra/${page}?token=${token}`;
}

/** The latest code on the phone. */
async function readCode({ sql }: World, { phone }: Person): Promise<string | undefined> {
  const [message] = await sql.query<{ text: string }>(sms, [`%${phone}`]);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
}

function choose(controls: readonly Control[], temper: Temper, chance: Chance): Control | undefined {
  if (controls.length === 0) return undefined;
  const onward = controls.filter(({ way }) => way === 'on');
  const strays = temper === 'undecided' ? 0.3 : 0.02;
  if (chance.isIn(strays)) return chance.pick(controls);
  return onward.length === 0 ? undefined : chance.pick(onward);
}
