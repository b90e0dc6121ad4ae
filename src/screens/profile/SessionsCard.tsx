import { CircleCheck, LogOut } from 'lucide-react';
import { useState } from 'react';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { OpenSession } from '../../../machines/domain/openSession.ts';
import { common, security } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { PasskeySign, passkeyMoment } from '../parts/PasskeySign.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import type { Change, Loaded } from './change.ts';
import { LoadedCard } from './LoadedCard.tsx';
import { OopsAlert } from './OopsAlert.tsx';

export type SessionsCardProps = {
  load: Loaded<OpenSession[]>;
  today: PlainDate;
  endOthers: Change<void>;
  onRetry: () => void;
};

/** The browsers that are signed in to the account. */
export function SessionsCard({ load, today, endOthers, onRetry }: SessionsCardProps) {
  const words = security.sessions;
  const timeZone = useShopTimeZone();
  const [isAsked, setAsked] = useState(false);
  const count = load.state === 'ready' ? load.data.length : 0;
  return (
    <LoadedCard
      title={words.title}
      load={load}
      onRetry={onRetry}
      end={
        <span className="grid size-6 place-items-center rounded-round bg-surface-sunken text-small font-strong">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{words.count(count)}</span>
        </span>
      }
    >
      {(sessions) => (
        <>
          <ul>
            {sessions.map((session) => (
              <ListRow
                key={session.id}
                lead={<PasskeySign kind={session.kind} />}
                title={words.name(session.browser, session.system)}
                detail={
                  session.isThis ? (
                    <>
                      {words.now}
                      <span className="mt-1 block">
                        <Tag tone="success" icon={<CircleCheck />}>
                          {words.here}
                        </Tag>
                      </span>
                    </>
                  ) : (
                    words.lastUse(passkeyMoment(session.lastUsedAt, today, timeZone))
                  )
                }
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <p>
              <Button icon={<LogOut />} aria-haspopup="dialog" onPress={() => setAsked(true)}>
                {words.endOthers}
              </Button>
            </p>
          )}
          <Alert
            isOpen={isAsked && sessions.length > 1 && !endOthers.hasFailed}
            tone="danger"
            icon={<LogOut />}
            title={words.endOthers}
            isDanger
            primary={{
              label: words.yes,
              onPress: () => endOthers.run(),
              isPending: endOthers.isPending,
              pendingLabel: words.ending,
            }}
            close={{ label: common.cancel, onPress: () => setAsked(false) }}
          >
            <p>{words.sure}</p>
          </Alert>
          <OopsAlert
            isOpen={endOthers.hasFailed}
            text={words.failed}
            onClose={() => {
              setAsked(false);
              endOthers.reset();
            }}
          />
        </>
      )}
    </LoadedCard>
  );
}
