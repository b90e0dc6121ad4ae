import type { Favourite, FavouriteDraft } from '../../../machines/domain/favourite.ts';
import type { Profile, ProfileDraft } from '../../../machines/domain/profile.ts';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import type { SocialProvider } from '../../../machines/socialSignIn/socialSignIn.types.ts';
import type { SealedCard } from '../http/encryptCard.ts';
import { APPLICATION_KEY } from '../http/applicationKey.ts';
import { ask, attempt, identity, payment, type Try } from '../http/http.ts';
import { cardBodyOf, favouriteBodyOf, favouriteOf, preferredServicesOf, profileBodyOf, profileOf, savedCardOf } from '../wire/account.ts';
import { onceByContent } from './onceByContent.ts';
import { publicIp } from './publicIp.ts';

/** Changes of the data of an account. Each rejects with a Failure. */

const headerOf = ({ key }: Try) => ({ 'idempotency-key': key });

export function updateProfile(draft: ProfileDraft): Promise<Profile> {
  const body = profileBodyOf(draft);
  return onceByContent(['updateProfile', body], async (options) =>
    profileOf(await ask((init) => identity.PUT('/user', { signal: init.signal, params: { header: headerOf(init) }, body }), options)),
  );
}

/** Saves the services that the account prefers; none turns the preference off (API-052). */
export async function savePreferences(services: readonly string[]): Promise<readonly string[]> {
  const body = { preferences: { services: [...services] }, enabled: services.length > 0, ip: await publicIp() };
  return onceByContent(['savePreferences', services], async (options) =>
    preferredServicesOf(
      await ask((init) => identity.POST('/preferences', { signal: init.signal, params: { header: headerOf(init) }, body }), options),
    ),
  );
}

export type Deletion = { kind: 'deleted' } | { kind: 'liveTickets'; count: number };

/** Deletes the account for ever, unless it has live tickets that `losesTickets` does not give up. */
export async function deleteAccount({ email, losesTickets }: { email: string; losesTickets: boolean }): Promise<Deletion> {
  const body = { email, loseTickets: losesTickets, ip: await publicIp() };
  const headers = { 'application-key': APPLICATION_KEY };
  return onceByContent(['deleteAccount', email, losesTickets], async (options) => {
    const outcome = await attempt(
      (init) => identity.DELETE('/v2/accounts', { signal: init.signal, params: { header: headerOf(init) }, headers, body }),
      options,
    );
    if (outcome.ok) return { kind: 'deleted' };
    if (outcome.problem?.code !== 'live-tickets') throw outcome.failure;
    const { liveTickets } = outcome.problem;
    return { kind: 'liveTickets', count: typeof liveTickets === 'number' ? liveTickets : 1 };
  });
}

export type FavouriteSaved = { kind: 'saved'; favourite: Favourite } | { kind: 'full' };

/** Creates a favourite passenger, or changes the one with this id. The list may be full (FAV-005). */
export function saveFavourite({ id, draft }: { id: string | null; draft: FavouriteDraft }): Promise<FavouriteSaved> {
  const body = favouriteBodyOf(draft);
  return onceByContent(['saveFavourite', id, body], async (options) => {
    const outcome = await attempt(
      (init) =>
        id === null
          ? identity.POST('/user/passengers', { signal: init.signal, params: { header: headerOf(init) }, body })
          : identity.PATCH('/user/passengers/{id}', { signal: init.signal, params: { path: { id }, header: headerOf(init) }, body }),
      options,
    );
    if (outcome.ok) return { kind: 'saved', favourite: favouriteOf(outcome.data.passenger) };
    if (outcome.problem?.code === 'passenger-limit') return { kind: 'full' };
    throw outcome.failure;
  });
}

export function deleteFavourite(id: string): Promise<unknown> {
  return onceByContent(['deletePassenger', id], (options) =>
    ask(
      (init) => identity.DELETE('/user/passengers/{id}', { signal: init.signal, params: { path: { id }, header: headerOf(init) } }),
      options,
    ),
  );
}

/** Saves a card that only the bank can read (decision 16). */
export async function saveSealedCard(card: SealedCard): Promise<SavedCard> {
  const body = cardBodyOf(card);
  const init = ({ signal, key }: Try) => ({ signal, params: { header: { 'idempotency-key': key } }, body });
  return savedCardOf((await ask((each) => payment.POST('/user/card/save', init(each)), { retries: 1 })).card);
}

/** Ends the other sessions of the account. */
export function changePassword(body: { current: string; password: string }): Promise<unknown> {
  return ask((init) => identity.PUT('/user/password', { signal: init.signal, params: { header: headerOf(init) }, body }), { retries: 1 });
}

export function deletePasskey(id: string): Promise<unknown> {
  return onceByContent(['deletePasskey', id], (options) =>
    ask(
      (init) => identity.DELETE('/user/passkeys/{id}', { signal: init.signal, params: { path: { id }, header: headerOf(init) } }),
      options,
    ),
  );
}

/** Ends every session of the account but that of this browser. */
export function endOtherSessions(): Promise<unknown> {
  return onceByContent(['endOtherSessions'], (options) =>
    ask((init) => identity.DELETE('/user/sessions', { signal: init.signal, params: { header: headerOf(init) } }), options),
  );
}

/** The next sign-in with this provider has to prove the account again (decision 26). */
export function unlinkSocial(provider: SocialProvider): Promise<unknown> {
  return onceByContent(['unlinkSocial', provider], (options) =>
    ask(
      (init) => identity.DELETE('/user/social/{provider}', { signal: init.signal, params: { path: { provider }, header: headerOf(init) } }),
      options,
    ),
  );
}

export function preferCard(id: string): Promise<unknown> {
  return onceByContent(['preferCard', id], (options) =>
    ask((init) => {
      const params = { path: { id }, header: headerOf(init) };
      return payment.POST('/payment/cards/{id}', { signal: init.signal, params, body: { preferred: true } });
    }, options),
  );
}

export function deleteCard(id: string): Promise<unknown> {
  return onceByContent(['deleteCard', id], (options) =>
    ask((init) => payment.DELETE('/user/card/{id}', { signal: init.signal, params: { path: { id }, header: headerOf(init) } }), options),
  );
}
