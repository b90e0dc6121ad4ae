import { useMutation, useQuery } from '@tanstack/react-query';
import type { BookingEvent } from '../../../machines/booking/index.ts';
import { asksWho, failureOf } from '../../../machines/domain/failure.ts';
import { minutesBetween, plusSeconds, type Instant } from '../../../machines/domain/instant.ts';
import type { Voucher } from '../../../machines/domain/voucher.ts';
import { oneWay } from '../../../machines/search/index.ts';
import { voucher as words } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { VoucherScreen } from '../../screens/voucher/VoucherScreen.tsx';
import type { VoucherView } from '../../screens/voucher/voucher.types.ts';
import { voucherImage } from '../../screens/voucher/voucherImage.ts';
import { useMinute } from '../ground/useMinute.ts';
import { queries } from '../queries/queryClient.ts';
import { cancelReservation, voucherQuery } from '../queries/voucher.ts';
import { saveFile } from '../storage/saveFile.ts';
import { calendarFile } from '../wire/calendarFile.ts';
import { copyText } from '../storage/copyText.ts';
import { shareOut, whatsAppHref, type Message } from '../storage/shareOut.ts';
import { pageStep, type LocationOf } from './manifest.ts';

/** A reservation that is paid at a till. */
export const voucherStep = pageStep<'voucher'>({ Screen });

type ScreenProps = { location: LocationOf<'voucher'>; send: (event: BookingEvent) => void };

/** Seconds of the calendar's entry before the deadline. */
const REMINDER_SECONDS = 3_600;

function Screen({ location: { orderId }, send }: ScreenProps) {
  const query = useQuery(voucherQuery(orderId), queries);
  const cancelling = useMutation({ mutationFn: () => cancelReservation(orderId), onSuccess: () => query.refetch() }, queries);
  const now = useMinute();
  const { data } = query;
  const goHome = () => send({ type: 'location.visited', location: { name: 'home', asked: oneWay(null, null, null) } });
  const cancelState = cancelling.isPending ? 'sending' : cancelling.isError ? 'failed' : 'idle';
  const view: VoucherView = data
    ? { screen: 'voucher', voucher: data, minutesLeft: Math.max(0, minutesBetween(now, data.expiresAt)), cancelling: cancelState }
    : { screen: query.error ? screenOf(query.error) : 'loading' };
  const message = data ? messageOf(data) : { text: '' };
  return (
    <VoucherScreen
      view={view}
      onRetry={() => void query.refetch()}
      onSignIn={() => send({ type: 'signIn.requested', first: 'email' })}
      onHome={goHome}
      onTickets={() => send({ type: 'location.visited', location: { name: 'order', orderId } })}
      onImage={() => data && void voucherImage(data).then((file) => saveFile(file, `reserva-${data.folio}.png`))}
      onCalendar={() => data && saveFile(new Blob([calendarOf(data, now)], { type: 'text/calendar' }), `reserva-${data.folio}.ics`)}
      sharing={{ onShare: () => shareOut(message), whatsAppHref: whatsAppHref(message) }}
      onCopy={() => copyText(data?.reference ?? '')}
      onCancel={() => cancelling.mutate()}
    />
  );
}

function screenOf(error: unknown): 'failed' | 'notFound' | 'signedOut' {
  const failure = failureOf(error);
  if (asksWho(failure)) return 'signedOut';
  return failure.code === 'not-found' ? 'notFound' : 'failed';
}

const calendarOf = ({ orderId, reference, total, expiresAt }: Voucher, now: Instant): string =>
  calendarFile(
    [
      {
        uid: orderId,
        title: words.calendarTitle,
        from: plusSeconds(expiresAt, -REMINDER_SECONDS),
        to: expiresAt,
        text: words.shareText(reference, money(total)),
      },
    ],
    now,
  );

/** Whoever pays at the till needs the reference. The address opens for its buyer alone. */
const messageOf = ({ reference, total }: Voucher): Message => ({ text: words.shareText(reference, money(total)), url: location.href });
