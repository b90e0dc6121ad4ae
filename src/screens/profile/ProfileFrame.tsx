import { Bus, CreditCard, LogOut, MapPin, Search, ShieldCheck, Ticket, UserRound, UsersRound } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Money } from '../../../machines/domain/money.ts';
import type { ProfileSection } from '../../../machines/domain/profile.ts';
import { profile as words } from '../../messages/es-MX.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Page } from '../../ui/Page.tsx';
import { SectionNav } from '../../ui/SectionNav.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PointsBalance } from '../parts/PointsBalance.tsx';
import type { Loaded } from './change.ts';

/** The owner of the profile; `points` is null while the balance is unknown. */
export type Person = {
  fullName: string;
  initials: string;
  email: string;
  pin: string;
  loyaltyCard: string | null;
  points: Loaded<Money>;
};

export type ProfileHrefs = Record<ProfileSection, string> & { trips: string };

type ProfileFrameProps = {
  section: ProfileSection;
  person: Loaded<Person>;
  hrefs: ProfileHrefs;
  onSearch: () => void;
  onSignOut: () => void;
  children: ReactNode;
};

/** The frame of Mi Perfil: who it is, the menu, and the chosen section (PROFILE-001 to PROFILE-015). */
export function ProfileFrame({ section, person, hrefs, onSearch, onSignOut, children }: ProfileFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef(section);
  useEffect(() => {
    if (last.current === section) return;
    last.current = section;
    // PROFILE-011
    if (matchMedia('(width < 48rem)').matches) content.current?.scrollIntoView({ block: 'start' });
  }, [section]);
  const link = (id: ProfileSection, icon: ReactNode) => ({
    id,
    name: words.section[id],
    icon,
    href: hrefs[id],
    isCurrent: id === section,
  });
  return (
    <Page>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1>{words.title}</h1>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Search />} onPress={onSearch}>
            {words.search}
          </Button>
          <Button look="ghost" icon={<LogOut />} onPress={onSignOut}>
            {words.signOut}
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:sticky lg:top-6">
          <PersonCard person={person} />
          <SectionNav
            label={words.menu}
            links={[
              link('data', <UserRound />),
              link('passengers', <UsersRound />),
              { id: 'trips', name: words.trips, icon: <Ticket />, href: hrefs.trips },
              { id: 'addresses', name: words.addresses, icon: <MapPin />, note: words.soon },
              link('cards', <CreditCard />),
              link('raites', <Bus />),
              link('security', <ShieldCheck />),
            ]}
          />
        </div>
        <div ref={content} className="grid min-w-0 scroll-mt-3 grid-cols-[minmax(0,1fr)] gap-4">
          {children}
        </div>
      </div>
    </Page>
  );
}

function PersonCard({ person }: { person: Loaded<Person> }) {
  if (person.state !== 'ready') {
    return (
      <Card label={words.account}>
        <Skeleton className="h-14" />
        <Skeleton className="h-10" />
        <Skeleton className="h-12" />
      </Card>
    );
  }
  const { initials, fullName, email, pin, loyaltyCard, points } = person.data;
  return (
    <Card label={words.account}>
      <div className="flex items-center gap-3">
        <Avatar>{initials === '' ? <UserRound /> : initials}</Avatar>
        <p className="grid min-w-0">
          <b className="font-sign text-[1.125rem] leading-6 font-bold wrap-anywhere">
            <AsIs>{fullName}</AsIs>
          </b>
          <AsIs className="text-small wrap-anywhere text-ink-muted">{email}</AsIs>
        </p>
      </div>
      <Facts
        items={[
          // An id of 36 letters stays in one line.
          { name: words.pin, value: <AsIs className="text-[0.75rem] font-normal tracking-tight">{pin}</AsIs>, isWide: true },
          { name: words.loyaltyCard, value: loyaltyCard === null ? words.noLoyaltyCard : <AsIs>{loyaltyCard}</AsIs> },
        ]}
      />
      {points.state === 'loading' ? (
        <Skeleton className="h-13" />
      ) : (
        <PointsBalance label={words.points} points={points.state === 'ready' ? points.data : null} missing={words.pointsUnknown} />
      )}
    </Card>
  );
}
