import { BrowserRouter } from 'react-router';
import { UrlBridge, type UrlBridgeProps } from './UrlBridge.tsx';
import { BASE } from './url.ts';

/** The wizard and the address of the page, each following the other. */
export function AddressBar(props: UrlBridgeProps) {
  return (
    <BrowserRouter basename={BASE}>
      <UrlBridge {...props} />
    </BrowserRouter>
  );
}
