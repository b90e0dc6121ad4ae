import { CalendarClock, CarTaxiFront, HeartPulse, Luggage, PackagePlus, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const icons: Record<string, ReactNode> = {
  '64': <ShieldCheck />,
  '65': <HeartPulse />,
  '71': <CarTaxiFront />,
  '72': <Luggage />,
  '73': <CalendarClock />,
};

/** The icon of a service; a common one for unknown services. */
export function serviceIcon(id: string): ReactNode {
  return icons[id] ?? <PackagePlus />;
}
