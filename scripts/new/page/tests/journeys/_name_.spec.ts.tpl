import { expect, test } from './journey.ts';
import { expectUncut } from './looks.ts';

test.use({ signedIn: false });

test('the page _path_ shows its list, also after a failure', async ({ page, shop: { _name_ }, switchboard }) => {
  await switchboard.fault('getAmenities', 'fail', { times: null });
  await _name_.open();
  await expect(_name_.failure).toBeVisible();
  await switchboard.heal('getAmenities');
  await _name_.retry.click();
  await expect(_name_.rows.first()).toBeVisible();
  await expectUncut(page, '_path_');
});
