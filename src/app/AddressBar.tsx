import { useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { UrlBridge, type UrlBridgeProps } from './UrlBridge.tsx';
import { BASE } from './url.ts';

const history = createBrowserHistory({ v5Compat: true });

/** The wizard and the address of the page, each following the other. `BrowserRouter` would bring links, forms and loaders along. */
export function AddressBar(props: UrlBridgeProps) {
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen(setEntry), []);
  return (
    <Router basename={BASE} location={location} navigationType={action} navigator={history}>
      <UrlBridge {...props} />
    </Router>
  );
}
