import { UserPlus } from 'lucide-react';
import type { OfficePerson, OpenInvitation } from '../../../machines/domain/office.ts';
import type { OfficeAct } from '../../../machines/officeAct/officeAct.types.ts';
import type { StaffRole } from '../../../machines/domain/staff.ts';
import { office } from '../../messages/es-MX.ts';
import { list } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { Listed, type Load } from './Listed.tsx';
import { momentIn } from './moment.ts';
import { PageHead } from './PageHead.tsx';

const words = office.people;

export type PeopleScreenProps = {
  load: Load<{ people: readonly OfficePerson[]; invitations: readonly OpenInvitation[] }>;
  /** The person who looks. */
  self: string;
  onAct: (act: OfficeAct) => void;
  onRetry: () => void;
};

function Roles({ roles }: { roles: readonly StaffRole[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {roles.map((role) => (
        <li key={role}>
          <Tag tone="info">{office.roles[role]}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Who works in the office, and who is invited. */
export function PeopleScreen({ load, self, onAct, onRetry }: PeopleScreenProps) {
  const zone = useShopTimeZone();
  return (
    <Page>
      <PageHead
        title={words.title}
        action={
          <Button look="primary" icon={<UserPlus />} onPress={() => onAct({ kind: 'invite' })}>
            {words.invite}
          </Button>
        }
      >
        {words.intro}
      </PageHead>
      <Listed load={load} onRetry={onRetry}>
        {({ people, invitations }) => (
          <>
            <ul className="grid gap-3 lg:grid-cols-2">
              {people.map(({ id, name, email, roles, ways, lastSeenAt, endedAt }) => (
                <li key={id} className="grid">
                  <Card>
                    <div className="grid gap-1">
                      <h2 className="flex flex-wrap items-center gap-2 text-title-3 wrap-anywhere">
                        <AsIs>{name}</AsIs>
                        {id === self && <Tag tone="success">{words.you}</Tag>}
                        {endedAt !== null && <Tag>{words.ended}</Tag>}
                      </h2>
                      <p className="text-small text-ink-muted wrap-anywhere">
                        <AsIs>{email}</AsIs>
                      </p>
                    </div>
                    <Roles roles={roles} />
                    <p className="text-small text-ink-muted">
                      {[
                        ...(ways.length > 0 ? [list(ways.map((way) => words.ways[way]))] : []),
                        lastSeenAt === null ? words.neverSeen : words.seen(momentIn(lastSeenAt, zone)),
                      ].join(' · ')}
                    </p>
                    {endedAt === null && (
                      <div className="flex flex-wrap gap-2">
                        <Button onPress={() => onAct({ kind: 'changeRoles', id, name, roles })}>{words.changeRoles}</Button>
                        <Button look="danger-ghost" onPress={() => onAct({ kind: 'endPerson', id, name })}>
                          {words.end}
                        </Button>
                      </div>
                    )}
                  </Card>
                </li>
              ))}
            </ul>
            <Card title={words.invitations}>
              {invitations.length === 0 ? (
                <p className="text-ink-muted">{words.noInvitations}</p>
              ) : (
                <ul className="grid gap-4">
                  {invitations.map(({ id, email, roles, invitedBy, expiresAt }) => (
                    <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                      <div className="grid min-w-0 gap-1.5">
                        <b className="wrap-anywhere">
                          <AsIs>{email}</AsIs>
                        </b>
                        <Roles roles={roles} />
                        <span className="text-small text-ink-muted">
                          <AsIs>{words.by(invitedBy)}</AsIs> · {words.until(momentIn(expiresAt, zone))}
                        </span>
                      </div>
                      <Button onPress={() => onAct({ kind: 'withdraw', id, email })}>{words.withdraw}</Button>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          </>
        )}
      </Listed>
    </Page>
  );
}
