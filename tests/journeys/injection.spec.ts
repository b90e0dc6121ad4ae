import type { Locator, Page, Route } from '@playwright/test';
import type { components as PaymentComponents } from '../../openapi/types/payment.ts';
import type { components } from '../../openapi/types/trip.ts';
import { answerExample } from '../../src/app/wire/contract.examples.ts';
import { search } from '../../src/messages/es-MX.ts';
import { expect, test } from './journey.ts';
import { refusalsOf } from './refusals.ts';

type Trip = components['schemas'];
type Payment = PaymentComponents['schemas'];

const code = 'globalThis.report(1)';
const elsewhere = 'https://elsewhere.example/';

/** Texts that a page which takes text as markup, as a style or as code would run or load. */
const payloads = [
  `<script>${code}</script>`,
  `<img src=x onerror=${code} data-brought>`,
  `"><img src=x onerror=${code} data-brought>`,
  `'><svg onload=${code} data-brought>`,
  `</title><script>${code}</script>`,
  `</script><script>${code}</script>`,
  `--><img src=x onerror=${code} data-brought>`,
  `<iframe srcdoc="<script>parent.report(1)</script>" data-brought></iframe>`,
  `<iframe src="javascript:parent.report(1)" data-brought></iframe>`,
  `<a href="javascript:${code}" data-brought>x</a>`,
  `<input autofocus onfocus=${code} data-brought>`,
  `<details open ontoggle=${code} data-brought>x</details>`,
  `<body onpageshow=${code}>`,
  `<math><mtext><style><img src=x onerror=${code} data-brought></style></mtext></math>`,
  `&lt;img src=x onerror=${code}&gt;`,
  `javascript:${code}`,
  `';${code};'`,
  `\${${code}}`,
  `{{constructor.constructor('${code}')()}}`,
  `url(${elsewhere}a)`,
  `red;background:url(${elsewhere}b)`,
  `<style data-brought>@import '${elsewhere}c'</style>`,
  `<link rel=stylesheet href=${elsewhere}d data-brought>`,
  `<img src=${elsewhere}e data-brought>`,
  `<base href=${elsewhere} data-brought>`,
  `<meta http-equiv=refresh content="0;url=${elsewhere}f" data-brought>`,
  `<form action=${elsewhere}><button autofocus data-brought>x</button></form>`,
  `<object data=${elsewhere}g data-brought></object>`,
  `<video src=${elsewhere}h onerror=${code} autoplay data-brought></video>`,
  `<template shadowrootmode=open><img src=x onerror=${code}></template>`,
];
const payload = (index: number): string => payloads[index % payloads.length] ?? '';

/** Changes the answer of a service before the page reads it. */
async function change<Body>(page: Page, address: RegExp, to: (body: Body) => unknown): Promise<void> {
  await page.route(address, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: to(await response.json()) });
  });
}

/** Tickets with a payload in each text, one after another. */
const hostileTickets = (ticket: Payment['Ticket']): Payment['Ticket'][] =>
  payloads.map((firstName, index) => ({
    ...ticket,
    _id: `t${index}`,
    firstName,
    lastName: payload(index + 1),
    fare: payload(index + 2),
    from: payload(0),
    to: payload(1),
    brand: { ...ticket.brand, name: payload(2), colour: payload(19) },
    serviceClass: { ...ticket.serviceClass, name: payload(3) },
    services: [{ _id: '64', name: payload(index + 3), total: 0 }],
  }));

test('at least 190 texts with markup and code do not run, in the answers of the services and in the fields', async ({
  page,
  shop,
  bus,
}) => {
  const { home, results, seats, passenger, order } = shop;
  const refused = await refusalsOf(page);
  const ran: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => ran.push(`dialog ${dialog.message()}`)));
  page.on('request', (request) => {
    if (request.url().includes(new URL(elsewhere).host)) ran.push(request.url());
  });
  await page.exposeBinding('report', (_source, text: string) => void ran.push(text));
  let tried = 0;
  /** Every text is on the page as text, and none became an element. */
  const readable = async (texts: readonly string[]) => {
    const missing = () =>
      page.evaluate((wanted) => {
        const labels = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? '');
        const all = [document.body.textContent, ...labels].join('\n').toLowerCase();
        return wanted.filter((text) => !all.includes(text.toLowerCase()));
      }, texts);
    await expect.poll(missing).toEqual([]);
    tried += texts.length;
    await unharmed();
  };
  const unharmed = async () => {
    await expect(page.locator('[data-brought]')).toHaveCount(0);
    expect([ran, refused]).toEqual([[], []]);
  };
  const type = async (field: Locator) => {
    for (const text of payloads) await field.fill(text);
    tried += payloads.length;
    await unharmed();
  };

  await test.step('places', async () => {
    const origins = payloads.map((name, index) => {
      return { _id: `p${index}`, name, shortcode: `P${index}`, region: name, timeZone: 'America/Monterrey' };
    });
    await page.route(/\/trip\/origins\?/, (route) => route.fulfill({ json: { origins } }));
    await home.open();
    await home.origin.click();
    await page.getByRole('option').first().waitFor();
    // The list draws the places in sight.
    const screen = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 2000 });
    await readable(payloads);
    if (screen) await page.setViewportSize(screen);
    await type(home.places(search.origin).input);
    await page.unroute(/\/trip\/origins\?/);
  });

  await test.step('departures', async () => {
    const brands: string[] = [];
    await change<Trip['TripSearch']>(page, /\/trip-api\/trip\?/, ({ oneWayTrips, ...answer }) => ({
      ...answer,
      // One for each text, also on a day with fewer departures.
      oneWayTrips: payloads.flatMap((_, index) => {
        const trip = oneWayTrips[index] ?? oneWayTrips.at(-1);
        if (!trip) return [];
        brands.push(payload(index));
        return {
          ...trip,
          id: index < oneWayTrips.length ? trip.id : `${trip.id}-${index}`,
          brand: { ...trip.brand, id: `b${index}`, name: payload(index), colour: payload(index) },
          serviceClass: { ...trip.serviceClass, name: payload(index + 1) },
          origin: { ...trip.origin, name: payload(index + 2) },
          destination: { ...trip.destination, name: payload(index + 3) },
        };
      }),
    }));
    await results.open(bus.asked);
    await readable(brands.slice(0, payloads.length));
  });

  await test.step('seats and passengers', async () => {
    await change<Trip['SeatMapAnswer']>(page, /\/trip-api\/seat\/map\?/, (answer) => {
      // The page shows one floor of the bus.
      for (const { cells } of answer.data.map.seatmap.sections)
        for (const [index, seat] of cells.filter((cell) => cell.kind === 'seat').entries()) seat.label = payload(index);
      return answer;
    });
    await change<{ services: Trip['ExtraService'][] }>(page, /\/trip-api\/seat\/services/, ({ services }) => ({
      services: services.map((service, index) => ({ ...service, name: payload(index) })),
    }));
    await results.chooseAt(bus.place);
    await seats.free.first().waitFor();
    await readable(payloads.slice(0, await seats.grid.getByRole('gridcell', { name: /^Asiento/ }).count()));
    await seats.free.first().click();
    await passenger.dialog.waitFor();
    await readable(payloads.slice(0, 2));
    await type(passenger.firstName);
    await type(passenger.lastName);
  });

  await test.step('order', async () => {
    const paid: Payment['CartDetail'] = Object(answerExample('payment', '/payment/detail/cart/{cartId}', 'get', '200'));
    await page.route(/\/payment\/detail\/cart\//, (route) =>
      route.fulfill({ json: { ...paid, tickets: paid.tickets.flatMap(hostileTickets) } }),
    );
    await order.open('o_hostile');
    await order.heading.waitFor();
    await readable(payloads);
  });

  expect(tried).toBeGreaterThanOrEqual(190);
});
