/** In the place of axios' transport by `fetch`: axios passes over a transport it does not find. */
export const getFetch = null;
