import type { FocusEvent, PointerEvent, ReactElement, TouchEvent } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink, useHref } from 'react-router-dom';
import type { LinkProps, NavLinkProps } from 'react-router-dom';
import { useHost } from '../remote';

type WarmHandlers = Pick<LinkProps, 'onPointerEnter' | 'onFocus' | 'onTouchStart'>;

/**
 * Loading the target's remote on hover cuts a first visit from 350 ms to 40 ms (toolchain, "What
 * federation costs"). `warm` is cheap to repeat, so nothing is remembered here.
 */
function useWarmHandlers(to: LinkProps['to'], own: WarmHandlers): WarmHandlers {
  const host = useHost();
  const path = useHref(to).replace(/[?#].*$/, '');
  return {
    onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => {
      own.onPointerEnter?.(event);
      host.warm(path);
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      own.onFocus?.(event);
      host.warm(path);
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      own.onTouchStart?.(event);
      host.warm(path);
    },
  };
}

/** A link to a route that preloads its remote on hover, focus and touch. */
export function Link(props: LinkProps): ReactElement {
  return <RouterLink {...props} {...useWarmHandlers(props.to, props)} />;
}

/** A link that marks the current route, for menus; preloads like `Link`. */
export function NavLink(props: NavLinkProps): ReactElement {
  return <RouterNavLink {...props} {...useWarmHandlers(props.to, props)} />;
}
