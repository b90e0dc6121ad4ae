import { List, Map, Search, UsersRound } from 'lucide-react';
import { memo, Suspense, useEffect, useState } from 'react';
import type { SeatsEvent, SeatsView } from '../../../machines/seats/seats.types.ts';
import { seatTools as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Tools } from '../../ui/Tools.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import type { SeatSeekerProps } from './SeatSeeker.tsx';

/** Loaded after the map, because few travellers know the number of their seat. */
const SeatSeeker = lazyPart<SeatSeekerProps>(async () => (await import('./SeatSeeker.tsx')).SeatSeeker);

type MapView = Extract<SeatsView, { screen: 'map' }>;
type SeatToolsProps = Pick<MapView, 'layout' | 'sought' | 'canSitTogether'> & {
  /** False in an edit, where the travellers choose one after the other. */
  hasTogether: boolean;
  send: (event: SeatsEvent) => void;
};

/** Other ways to choose a seat: the best seats for a group, the list, and a seat number. */
export const SeatTools = memo(function SeatTools({ layout, sought, hasTogether, canSitTogether, send }: SeatToolsProps) {
  // Three buttons fit side by side on a small phone without icons.
  const hasRoom = useMedia('(min-width: 24rem)');
  const [isSeeking, setSeeking] = useState(false);
  useEffect(() => void SeatSeeker.preload(), []);
  return (
    <div className="grid content-start gap-3">
      <Tools label={words.tools}>
        {hasTogether && (
          <Button
            look="tool"
            icon={hasRoom && <UsersRound />}
            isDisabled={!canSitTogether}
            onPress={() => send({ type: 'together.opened' })}
          >
            {words.together}
          </Button>
        )}
        {layout === 'map' ? (
          <Button look="tool" icon={hasRoom && <List />} onPress={() => send({ type: 'list.shown' })}>
            {words.toList}
          </Button>
        ) : (
          <Button look="tool" icon={hasRoom && <Map />} onPress={() => send({ type: 'map.shown' })}>
            {words.toMap}
          </Button>
        )}
        <Button look="tool" icon={hasRoom && <Search />} aria-expanded={isSeeking} onPress={() => setSeeking(!isSeeking)}>
          {words.seek}
        </Button>
      </Tools>
      <Suspense>{isSeeking && <SeatSeeker sought={sought} send={send} />}</Suspense>
      {layout === 'map' && <p className="hidden text-caption text-ink-muted md:block">{words.howTo}</p>}
    </div>
  );
});
