/** Text required by the specification for a style sheet that did not parse. */
export const cssFault = 'CSS compilation failed - attempting auto-fix...';
