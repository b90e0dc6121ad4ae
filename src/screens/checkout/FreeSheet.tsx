import { checkout as words, discount } from '../../messages/es-MX.ts';
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx';

/** The order of tickets that cost nothing is made at once (FREE-001). */
export function FreeSheet({ isOpen }: { isOpen: boolean }) {
  return (
    <LoadingOverlay isLoading={isOpen} label={discount.free.title}>
      {words.payingSpoken.giving}
    </LoadingOverlay>
  );
}
