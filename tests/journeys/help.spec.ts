import { common, contact, shell } from '../../src/messages/es-MX.ts';
import { HelpPage } from '../pages/HelpPage.ts';
import { expect, openSummary, test } from './journey.ts';
import { expectUncut } from './looks.ts';

const dog = '¿Puedo llevar a mi perro?';

test('from paying to the answer about the dog and back, with the form and the seats kept, and to a person', async ({
  page,
  shop,
  buyer,
  bus,
  traveller,
}) => {
  const { summary } = shop;
  await openSummary(shop, buyer, bus);
  await summary.fillCard({ ...traveller, number: '4242424242424242' });
  await page.getByRole('link', { name: 'mascotas' }).click();
  const answer = page.getByRole('dialog', { name: dog });
  await expect(answer).toContainText('en su transportadora');
  await expectUncut(page, 'answer while paying');

  const opening = page.waitForEvent('popup');
  await answer.getByRole('link', { name: contact.all }).click();
  const help = new HelpPage(await opening);
  await expect(help.question(dog)).toHaveAttribute('aria-expanded', 'true');
  await expect(help.question(dog)).toBeInViewport();
  await help.search.fill('FACTURA');
  await expect(help.question('¿Cómo facturo mi compra?')).toBeVisible();
  await expect(help.question(dog)).toBeHidden();
  await expect(help.page.getByRole('main').getByRole('link', { name: /^Llama al/ })).toHaveAttribute('href', 'tel:+528100000100');
  await expectUncut(help.page, 'help');
  await help.page.close();

  await answer.getByRole('button', { name: common.close }).click();
  // The texts of the footer open beside a purchase too.
  const beside = page.waitForEvent('popup');
  await page.getByRole('contentinfo').getByRole('link', { name: shell.legal.terms }).click();
  const terms = await beside;
  await expect(terms.getByRole('heading', { level: 1, name: shell.legal.terms })).toBeVisible();
  await expect(terms.getByRole('main')).toContainText('PROFECO');
  await expectUncut(terms, 'terms');
  await terms.close();

  await expect(summary.number).toHaveValue('4242 4242 4242 4242');
  await expect(summary.cvv).toHaveValue('123');
  await expect(summary.pay).toBeEnabled();
  expect(await summary.secondsLeft()).toBeGreaterThan(400);
});
