/**
 * Names the remote on screen when a call was made, as `projects@1.2.3-0a1b2c3d`. For traces and metrics alone: whoever
 * calls can write anything there, so nothing is decided by it.
 */
export const callingRemoteHeader = 'x-remote';
