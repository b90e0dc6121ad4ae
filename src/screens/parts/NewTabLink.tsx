import type { ComponentProps } from 'react';
import { common } from '../../messages/es-MX.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** A link that opens beside the page, and says so to a screen reader. */
export function NewTabLink({ children, ...link }: Omit<ComponentProps<typeof TextLink>, 'target' | 'rel'>) {
  return (
    <TextLink {...link} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {common.newTab}</span>
    </TextLink>
  );
}
