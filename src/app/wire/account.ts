import type { AccountTrip } from '../../../machines/domain/accountTrip.ts';
import { isCategory } from '../../../machines/domain/category.ts';
import type { Favourite, FavouriteDraft } from '../../../machines/domain/favourite.ts';
import { inZone } from '../../../machines/domain/instant.ts';
import { trimmedName } from '../../../machines/domain/passenger.ts';
import { birthdayOf, type Profile, type ProfileDraft } from '../../../machines/domain/profile.ts';
import type { Raite, Terminal } from '../../../machines/domain/raite.ts';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import type { components as Identity, operations } from '../../../openapi/types/identity.ts';
import type { components as Payment, operations as PaymentOperations } from '../../../openapi/types/payment.ts';
import type { components as Trip } from '../../../openapi/types/trip.ts';
import type { SealedCard } from '../http/encryptCard.ts';

export function profileOf(wire: Identity['schemas']['Profile']): Profile {
  const { nombre, paterno, materno, sexo, birthday, cellphone, email, sub, viaja } = wire;
  return {
    firstName: nombre,
    paternal: paterno,
    maternal: materno,
    sex: sexo === 'Female' ? 'female' : sexo === 'Male' ? 'male' : null,
    birthday,
    phone: cellphone ?? '',
    email,
    pin: sub,
    loyaltyCard: viaja,
  };
}

type ProfileBody = operations['updateProfile']['requestBody']['content']['application/json'];

/** The payload of a saved profile, without the emergency contact (API-088, PROFILE-030, PROFILE-031). */
export function profileBodyOf(draft: ProfileDraft): ProfileBody {
  return {
    nombre: trimmedName(draft.firstName),
    paterno: trimmedName(draft.paternal),
    materno: trimmedName(draft.maternal),
    sexo: draft.sex === 'female' ? 'Female' : draft.sex === 'male' ? 'Male' : null,
    birthday: birthdayOf(draft),
    cellphone: draft.phone === '' ? null : draft.phone,
  };
}

export function favouriteOf(wire: Identity['schemas']['SavedPassenger']): Favourite {
  const id = String(wire.category_id);
  return {
    id: wire.id,
    firstName: wire.name,
    lastName: wire.last_name,
    birthday: wire.birthdate,
    categoryId: isCategory(id) ? id : '1',
    enrolled: wire.enrolled,
  };
}

/** The payload of a favourite passenger (FAV-009). */
export function favouriteBodyOf({ firstName, lastName, birthday, categoryId }: FavouriteDraft): Identity['schemas']['SavedPassengerData'] {
  return {
    name: trimmedName(firstName),
    last_name: trimmedName(lastName),
    birthdate: birthday,
    // The ids of the categories are the numbers of the contract.
    category_id: Number(categoryId) as Identity['schemas']['CategoryId'],
  };
}

export function savedCardOf({ id, card, tokens: [token], preferred }: Payment['schemas']['SavedCard']): SavedCard {
  return {
    id,
    token: token?.token ?? '',
    brand: card.brand,
    lastDigits: card.card_number.slice(-4),
    holder: card.holder_name,
    expiry: `${card.expiration_month}/${card.expiration_year.slice(-2)}`,
    isPreferred: preferred,
  };
}

type CardBody = PaymentOperations['saveCard']['requestBody']['content']['application/json'];

/** The payload of a new card; the year has four digits (CARDS-015, CARDS-016). */
export function cardBodyOf({ number, cvv, expiry, firstName, lastName }: SealedCard): CardBody {
  const [month = '', year = ''] = expiry.split('/');
  return {
    cc_number: number,
    cc_month: month,
    cc_year: `20${year}`,
    cc_name: `${trimmedName(firstName)} ${trimmedName(lastName)}`,
    cc_cvv: cvv,
  };
}

export function raiteOf(wire: Trip['schemas']['Raite'], index: number): Raite {
  return {
    id: `${index} ${wire.trip_datetime}`,
    name: wire.boardingstop_name,
    address: wire.boardingstop_address,
    latitude: wire.boardingstop_lat,
    longitude: wire.boardingstop_lng,
    at: wire.trip_datetime,
  };
}

export function terminalOf({ _id, shortcode, name, latitude, longitude }: Trip['schemas']['Terminal']): Terminal {
  return { id: _id, code: shortcode, name, latitude, longitude };
}

/** The preferred services; none while the preference is off. */
export function preferredServicesOf({ data: { data } }: Identity['schemas']['PreferencesAnswer']): readonly string[] {
  return data.enabled ? data.preferences.services : [];
}

export function accountTripOf(wire: Trip['schemas']['ProfileTrip'], index: number): AccountTrip {
  return {
    id: wire.ikey === '' ? `${index} ${wire.fechorsalida}` : wire.ikey,
    status: wire.status === 'RESERVATION' ? 'reserved' : 'confirmed',
    departs: wire.fechorsalida,
    arrives: wire.fechorllegada,
    releasesAt: wire.fecliberacionreservacion && inZone(wire.fecliberacionreservacion, wire.origenTimeZone),
    origin: { code: wire.cveorigen, name: wire.descorigen },
    destination: { code: wire.cvedestino, name: wire.descdestino },
  };
}
