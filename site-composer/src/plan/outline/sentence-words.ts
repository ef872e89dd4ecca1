/** A sum of money, of South Africa too. */
export const holdsSum = /(?:[£€$₹]\s?|\bR(?=\d))\d/u;
/** A day of a month. */
export const monthDay =
  /\b\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\s\d{1,2}\b/iu;

/** "Prices - full set of shoes £95" stands under that heading. */
export const rowLabel =
  /^(?:prices?|fees|rates|costs?|dates|people|staff|hours|opening hours|address)\s?[:–—-]\s/iu;
