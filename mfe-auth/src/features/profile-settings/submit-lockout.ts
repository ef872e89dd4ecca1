/** How long a form of this page stays locked after the answer, in milliseconds (specification, section 9). */
export const submitLockoutMs = 2000;
