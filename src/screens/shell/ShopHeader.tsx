import { ArrowLeft, CircleUserRound, SquarePen, UserRound } from 'lucide-react';
import type { BookingEvent, HeaderView } from '../../../machines/booking/booking.types.ts';
import { company } from '../../messages/company.ts';
import { shell } from '../../messages/es-MX.ts';
import { Board, BoardLink } from '../../ui/Board.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { StepBar } from '../../ui/StepBar.tsx';
import { TripSign, TripSignPlace } from '../parts/TripSign.tsx';
import { useShopFacts } from '../parts/ShopFacts.ts';
import { placesHref } from './links.ts';

type ShopHeaderProps = { view: HeaderView; homeHref: string; send: (event: BookingEvent) => void };

const STEPS = [1, 2, 3, 4] as const;

/** The header of every step: the link home, the trip, the four steps and the account (NAV-032 to NAV-044). */
export function ShopHeader({ view, homeHref, send }: ShopHeaderProps) {
  const {
    company: { logoDark },
    hrefs,
  } = useShopFacts();
  const { step, reachable, trip, isTripComing, canEditTrip, canGoBack, account } = view;
  return (
    <Board
      home={{ href: homeHref, label: shell.home, name: company.name, logo: logoDark }}
      nav={
        <nav aria-label={shell.mainNav} className="flex gap-1">
          <BoardLink href={homeHref}>{shell.links.book}</BoardLink>
          <BoardLink href={placesHref(homeHref)}>{shell.links.places}</BoardLink>
          <BoardLink href={hrefs.help}>{shell.links.help}</BoardLink>
        </nav>
      }
      account={<Account account={account} isBesideTrip={canGoBack} send={send} />}
      back={
        canGoBack ? (
          <IconButton onBoard label={shell.back} icon={<ArrowLeft />} onPress={() => send({ type: 'back.pressed' })} />
        ) : undefined
      }
      sign={trip ? <TripSign trip={trip} /> : isTripComing ? <TripSignPlace /> : undefined}
      action={
        canEditTrip ? (
          <Button look="board" icon={<SquarePen />} aria-haspopup="dialog" onPress={() => send({ type: 'trip.edited' })}>
            {shell.editTrip}
          </Button>
        ) : undefined
      }
      steps={
        step !== null && (
          <StepBar
            label={shell.steps}
            doneLabel={shell.stepDone}
            steps={STEPS.map((number) => ({
              id: String(number),
              label: shell.step[number],
              state: number === step ? 'current' : number < step ? 'done' : 'todo',
              ...(number !== step && reachable.includes(number) && { onPress: () => send({ type: 'step.chosen', step: number }) }),
            }))}
          />
        )
      }
    />
  );
}

function Account({ account, isBesideTrip, send }: Pick<HeaderView, 'account'> & { isBesideTrip: boolean } & Pick<ShopHeaderProps, 'send'>) {
  const open = () => send({ type: 'account.opened' });
  return account ? (
    <IconButton
      onBoard
      label={account.firstName === null ? shell.openMenu : shell.openMenuOf(account.firstName)}
      icon={<CircleUserRound />}
      aria-haspopup="dialog"
      onPress={open}
    />
  ) : (
    <Button look="board" icon={<UserRound />} aria-haspopup="dialog" onPress={open}>
      <span className={isBesideTrip ? 'max-md:sr-only' : undefined}>{shell.signIn}</span>
    </Button>
  );
}
