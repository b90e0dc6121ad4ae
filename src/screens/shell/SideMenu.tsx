import { CircleQuestionMark, LogOut, MapPinned, Search, Ticket, UserRound, X } from 'lucide-react';
import type { BookingEvent, MenuView } from '../../../machines/booking/booking.types.ts';
import type { Money } from '../../../machines/domain/money.ts';
import { shell, sideMenu } from '../../messages/es-MX.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuRow } from '../../ui/MenuRow.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { PointsBalance } from '../parts/PointsBalance.tsx';
import { useShopFacts } from '../parts/ShopFacts.ts';
import { useLast } from '../parts/useLast.ts';
import { placesHref } from './links.ts';

export type SideMenuProps = {
  isOpen: boolean;
  menu: MenuView | null;
  hrefs: { home: string; profile: string; trips: string };
  /** The balance, the number of coming trips, and how many of them are reserved without payment; null while unknown. */
  account: { points: Money | null; upcoming: number | null; reserved: number | null };
  send: (event: BookingEvent) => void;
};

/** The signed-in user, links, and the sign-out (NAV-051 to NAV-056). A guest has no account and no points. */
export function SideMenu({ isOpen, menu, hrefs, account, send }: SideMenuProps) {
  const shown = useLast(menu);
  const facts = useShopFacts();
  const { points, upcoming, reserved } = account;
  const close = () => send({ type: 'menu.closed' });
  return (
    <Drawer isOpen={isOpen} onClose={close} label={sideMenu.menu}>
      <div className="flex items-start justify-between gap-3 py-4 ps-5 pe-3">
        {shown && <Greeting menu={shown} points={points} />}
        <IconButton label={sideMenu.closeMenu} icon={<X />} onPress={close} />
      </div>
      <nav aria-label={sideMenu.menu} className="grid px-2">
        <MenuRow href={hrefs.home} icon={<Search />} onPress={close}>
          {shell.links.book}
        </MenuRow>
        <MenuRow href={placesHref(hrefs.home)} icon={<MapPinned />} onPress={close}>
          {shell.links.places}
        </MenuRow>
        <MenuRow href={facts.hrefs.help} icon={<CircleQuestionMark />} onPress={close}>
          {shell.links.help}
        </MenuRow>
        {shown?.guest === false && (
          <>
            <hr className="mx-3 my-2 border-line" />
            <MenuRow href={hrefs.profile} icon={<UserRound />} onPress={close}>
              {sideMenu.account}
            </MenuRow>
            <MenuRow
              href={hrefs.trips}
              icon={<Ticket />}
              end={upcoming !== null && <TripCounts upcoming={upcoming} reserved={reserved ?? 0} />}
              onPress={close}
            >
              {sideMenu.trips}
            </MenuRow>
          </>
        )}
      </nav>
      <div className="mt-auto px-2 pt-2 pb-4">
        <hr className="mx-3 mb-2 border-line" />
        <MenuRow icon={<LogOut />} onPress={() => send({ type: 'signOut.requested' })}>
          {sideMenu.signOut}
        </MenuRow>
      </div>
    </Drawer>
  );
}

/** How many trips are coming, and how many wait for their payment (NAV-025). */
function TripCounts({ upcoming, reserved }: { upcoming: number; reserved: number }) {
  return (
    <span className="flex items-center gap-2">
      {reserved > 0 && <Tag tone="warn">{sideMenu.reserved(reserved)}</Tag>}
      <Count count={upcoming} />
    </span>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="grid size-6 place-items-center rounded-round bg-surface-sunken text-caption font-strong">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{sideMenu.upcoming(count)}</span>
    </span>
  );
}

function Greeting({ menu: { name, email, guest, hasPoints }, points }: { menu: MenuView; points: Money | null }) {
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex items-center gap-3">
        <Avatar>{name?.initials ?? <UserRound />}</Avatar>
        {name ? (
          <p className="grid min-w-0">
            <span className="text-small text-ink-muted">{sideMenu.helloTo}</span>
            <b className="truncate font-sign text-[1.375rem] leading-7 font-bold">
              <AsIs>{name.first}</AsIs>
            </b>
          </p>
        ) : (
          <b className="font-sign text-[1.375rem] leading-7 font-bold">{sideMenu.hello}</b>
        )}
      </div>
      <p className="grid min-w-0 text-small">
        {name && (
          <b className="truncate">
            <AsIs>{name.full}</AsIs>
          </b>
        )}
        <AsIs className="truncate text-ink-muted">{email}</AsIs>
        {guest && <span className="text-ink-muted">{sideMenu.guest}</span>}
      </p>
      {hasPoints && <PointsBalance label={sideMenu.points} points={points} missing={sideMenu.pointsUnknown} />}
    </div>
  );
}
