import { useQuery } from '@tanstack/react-query';
import type { BoardingStop } from '../../../machines/domain/boarding.ts';
import type { Ride } from '../../../machines/domain/trip.ts';
import { BoardingSheet, type BoardingView } from '../../screens/boarding/BoardingSheet.tsx';
import { useLast } from '../../screens/parts/useLast.ts';
import { queries } from '../queries/queryClient.ts';
import { stopQuery } from '../queries/stop.ts';

/** The terminal of a ticket. The older platform has no ride. */
export type Boarding = { terminal: string; ride: Ride | null };

/** Only Android opens `geo:` addresses with an app that the traveller chose. */
const hasMapsApp = () => navigator.userAgent.includes('Android');

type WhereToBoardProps = { isOpen: boolean; boarding: Boarding | null; onClose: () => void };

/** Where the bus of a ticket is boarded, in a sheet. */
export function WhereToBoard({ isOpen, boarding, onClose }: WhereToBoardProps) {
  const shown = useLast(boarding);
  const query = useQuery(stopQuery(shown?.ride ?? null), queries);
  return <BoardingSheet view={viewOf(shown, query)} isOpen={isOpen} onClose={onClose} onRetry={() => void query.refetch()} />;
}

type Answer = { data: BoardingStop | undefined; isFetching: boolean };

function viewOf(shown: Boarding | null, { data, isFetching }: Answer): BoardingView | null {
  if (!shown) return null;
  const { terminal, ride } = shown;
  if (ride === null) return { terminal, state: 'onlyName' };
  if (data) return { terminal, state: 'known', stop: data, hasMapsApp: hasMapsApp() };
  return { terminal, state: isFetching ? 'loading' : 'failed' };
}
