import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { Place } from '../../../machines/domain/place.ts';
import { oneWay, type SearchAsked } from '../../../machines/search/index.ts';
import type { Answered } from './answerStores.ts';
import { cachedAnswer, type Cached } from './cachedAnswers.ts';

export type LastSearch = { origin: string; destination: string; dates: PlainDate[]; asked: SearchAsked; at: number };

/** What a cached search asked: places and day, and the day of the way back. */
type Question = [kind: string, originId: string, destinationId: string, date: PlainDate, returnDate?: PlainDate];

/** The latest search of this browser, with the names of its places; null without one. */
export async function lastSearch(): Promise<LastSearch | null> {
  const [trips, returns] = await Promise.all([questionOf('trips'), questionOf('returnTrips')]);
  if (!trips) return null;
  const [, originId, destinationId, date] = trips.data;
  // The search of a way back follows that of the way out.
  const returnDate = returns && isSameJourney(trips.data, returns.data) ? (returns.data[4] ?? null) : null;
  const [origins, destinations] = await Promise.all([placesOf('origins'), placesOf('destinations')]);
  const origin = origins.find(({ id }) => id === originId);
  const destination = [...destinations, ...origins].find(({ id }) => id === destinationId);
  if (!origin || !destination) return null;
  return {
    origin: origin.name,
    destination: destination.name,
    dates: returnDate === null ? [date] : [date, returnDate],
    asked: { ...oneWay(originId, destinationId, date), roundTrip: returnDate !== null, returnDate },
    at: trips.at,
  };
}

async function questionOf(name: 'trips' | 'returnTrips'): Promise<Cached<Question> | null> {
  const cached = await cachedAnswer<Answered<unknown>>('seen', name);
  // `catalogueQueries` gives these keys to the queries.
  return cached && { data: cached.data.question as unknown as Question, at: cached.at };
}

function isSameJourney([, ...one]: Question, [, ...other]: Question): boolean {
  return one.slice(0, 3).every((value, index) => value === other[index]);
}

async function placesOf(name: 'origins' | 'destinations'): Promise<Place[]> {
  return (await cachedAnswer<Answered<Place[]>>('seen', name))?.data.answer ?? [];
}
