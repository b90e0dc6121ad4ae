import { Plus, ScanLine } from 'lucide-react';
import type { DoorDevice } from '../../../machines/domain/office.ts';
import type { OfficeAct } from '../../../machines/officeAct/officeAct.types.ts';
import { office } from '../../messages/es-MX.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { Listed, type Load } from './Listed.tsx';
import { momentIn } from './moment.ts';
import { PageHead } from './PageHead.tsx';

const words = office.doors;

export type DoorsScreenProps = { load: Load<readonly DoorDevice[]>; onAct: (act: OfficeAct) => void; onRetry: () => void };

/** The devices that check tickets at the doors. */
export function DoorsScreen({ load, onAct, onRetry }: DoorsScreenProps) {
  const zone = useShopTimeZone();
  return (
    <Page>
      <PageHead
        title={words.title}
        action={
          <Button look="primary" icon={<Plus />} onPress={() => onAct({ kind: 'addDevice' })}>
            {words.add}
          </Button>
        }
      >
        {words.intro}
      </PageHead>
      <Listed load={load} onRetry={onRetry}>
        {(devices) => (
          <Card label={words.title}>
            {devices.length === 0 ? (
              <EmptyState icon={<ScanLine />} title={words.empty} />
            ) : (
              <ul className="grid gap-4">
                {devices.map(({ id, name, createdAt, createdBy, lastSeenAt, endedAt }) => (
                  <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                    <div className="grid min-w-0 gap-1">
                      <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
                        <AsIs>{name}</AsIs>
                        {endedAt !== null && <Tag>{words.ended}</Tag>}
                      </p>
                      <p className="text-small text-ink-muted">
                        <AsIs>{words.by(createdBy, momentIn(createdAt, zone))}</AsIs> ·{' '}
                        {lastSeenAt === null ? words.neverSeen : words.seen(momentIn(lastSeenAt, zone))}
                      </p>
                    </div>
                    {endedAt === null && <Button onPress={() => onAct({ kind: 'endDevice', id, name })}>{words.end}</Button>}
                  </li>
                ))}
              </ul>
            )}
          </Card>
        )}
      </Listed>
    </Page>
  );
}
