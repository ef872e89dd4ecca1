import { html, todo, type Markup } from '../text/markup';
import { emailField, messageField, nameField, siteForm } from './form';
import type { Section, SectionView } from './section';

/** Non-breaking, as numbers should not be torn apart at the end of a line. */
const phoneLink = (phone: string) =>
  html`<a href="tel:${phone.replace(/[^+\d]/g, '')}"
    >${phone.replace(/ /g, '\u00a0').replace(/-/g, '\u2011')}</a
  >`;

export function contactLines({ brief }: SectionView): Markup {
  const { phones, emails, address, links } = brief.facts;
  return html`<dl class="facts">
    <div>
      <dt>Phone</dt>
      <dd>
        ${phones.length > 0 ? phones.map((phone) => html`${phoneLink(phone)} `) : todo('Your phone')}
      </dd>
    </div>
    <div>
      <dt>Email</dt>
      <dd>
        ${emails.length > 0 ? emails.map((email) => html`<a href="mailto:${email}">${email}</a> `) : todo('Your email')}
      </dd>
    </div>
    <div>
      <dt>Address</dt>
      <dd>
        ${address ?? html`${todo('Street and number')}${brief.place !== null && `, ${brief.place}`}`}
      </dd>
    </div>
    ${
      links.length > 0 &&
      html`<div>
        <dt>Online</dt>
        <dd>${links.map((link) => html`${link} `)}</dd>
      </div>`
    }
  </dl>`;
}

const css = () => `
.contact { display: grid; gap: clamp(2rem, 5vw, 4rem); }
@media (min-width: 56rem) { .contact { grid-template-columns: 1fr 1.6fr; } }
.contact--single { max-width: 44rem; grid-template-columns: 1fr; }
.section-head--center + .contact--single { margin-inline: auto; }`;

export const contact: Section = {
  id: 'contact',
  nav: 'Contact',
  asked:
    /\b((?:simple |our |the )?contact(?: form| us| me| page| section| details| information| info)?|get in touch(?: form)?|enquir(?:y|ies)(?: form)?|inquiry form|way to (?:get in touch|reach (?:me|us)|contact (?:me|us))|quote request(?: form)?|request a quote(?: form)?|(?:free )?consultation form|message form|(?:custom |free )?(?:request|commissions?|order|application|feedback|call-?back|question) form)\b/gi,
  rank: 9,
  behaviours: ['form'],
  css,
  note: 'Once the site is published, what people send with its forms waits under Projects and comes to you by mail.',
  render: (view) => ({
    title: view.kind.contact.title,
    lead: view.kind.contact.lead,
    body: html`<div class="contact">
      ${contactLines(view)}
      ${siteForm(view.anchor, [nameField, emailField, { id: 'topic', label: 'What is it about?', type: 'select', choices: view.kind.contact.topics, wide: true }, messageField], 'Send message')}
    </div>`,
  }),
};

const small = (
  id: string,
  nav: string,
  rank: number,
  asked: RegExp,
  title: string,
  lead: string,
  fields: Parameters<typeof siteForm>[1],
  button: string,
  note: string,
  unsent: string | null = null,
): Section => ({
  id,
  nav,
  asked,
  rank,
  css,
  note,
  behaviours: ['form'],
  render: (view) => ({
    title: view.say(title),
    lead: view.say(lead),
    body: html`<div class="contact contact--single">
      ${siteForm(view.anchor, fields, button, unsent)}
    </div>`,
  }),
});

export const newsletter: Section = {
  ...small(
    'newsletter',
    'Newsletter',
    8,
    /\b((?:email |our |weekly |monthly )*(?:newsletters?(?: sign[- ]?up| subscription| form| section)?|mailing list(?: sign[- ]?up)?|email (?:sign[- ]?up|list|capture|subscription)|subscribe (?:form|box|section)|waitlist(?: form| sign[- ]?up)?|wait list))\b/gi,
    'News from {name}, now and then',
    'Leave an address and hear about what is new.',
    [{ ...emailField, wide: true }],
    'Subscribe',
    'Once the site is published, addresses from the newsletter form wait under Projects; sending news to them is up to you.',
  ),
  ground: 'tint',
};

export const prayer = small(
  'prayer',
  'Prayer',
  7,
  /\b(prayer (?:request|requests|wall)(?: form| section)?)\b/gi,
  'How can we pray for you?',
  'Share as much or as little as you like.',
  [
    { id: 'name', label: 'Your name', complete: 'name' },
    { id: 'email', label: 'Email', type: 'email', complete: 'email' },
    { id: 'message', label: 'Your request', type: 'textarea', required: true },
  ],
  'Send request',
  'Once the site is published, prayer requests wait under Projects and come to you by mail.',
);

export const rsvp = small(
  'rsvp',
  'RSVP',
  8,
  /\b(rsvp(?: form| page| section)?|guest list form)\b/gi,
  'Will you be there?',
  'Let us know who is coming and what you eat.',
  [
    nameField,
    emailField,
    {
      id: 'coming',
      label: 'Will you come?',
      type: 'select',
      choices: ['Yes, happily', 'Sadly not'],
      required: true,
    },
    { id: 'people', label: 'How many of you?', type: 'number' },
    { id: 'note', label: 'Diets, songs, wishes', type: 'textarea' },
  ],
  'Send reply',
  'Once the site is published, replies wait under Projects and come to you by mail.',
);

export const signup = small(
  'signup',
  'Sign up',
  8,
  /\b((?:free trial|sign[- ]?up|registration|register|join(?: us)?|apply|application|volunteer)(?: sign[- ]?up)? (?:form|call to action|cta|section)|early access|(?<!email )sign[- ]?up(?: for [a-z]+)|volunteering|(?<=, |and )volunteer(?=[.,]|$)|volunteer (?:sign[- ]?up|form)|become a (?:member|volunteer))\b/gi,
  'Start with {name}',
  'A name and an address are enough to begin.',
  [nameField, { ...emailField }],
  'Sign up',
  'Once the site is published, sign-ups wait under Projects; the form does not create accounts.',
);

/** "Report a damage", "nomination form": something of the member's own that visitors send in. */
export const ownForm = small(
  'ownform',
  'Form',
  8,
  /\b((?:report|nominate|suggest|submit|propose) (?:a|an|your|the|some) ?[a-z]+(?: form)?|refer (?:someone|somebody|a friend|a patient)(?: form)?|(?:damage|incident|nomination|suggestion|complaint|entry|referral|fault|bug|feedback|pitch) (?:report )?forms?)\b/gi,
  'Send it in',
  'Fill this in and it reaches the right person.',
  [
    nameField,
    emailField,
    { id: 'about', label: 'What is it about?', type: 'text', required: true, wide: true },
    { id: 'where', label: 'Where and when', type: 'text', wide: true },
    { id: 'message', label: 'Describe it', type: 'textarea', required: true, wide: true },
  ],
  'Send',
  'Once the site is published, what is sent in waits under Projects and comes to you by mail.',
);

export const account = small(
  'account',
  'Sign in',
  8,
  /\b((?:(?:parent|student|member|customer|user|client|teacher|staff|admin|patient)s?'? )?(?:log[- ]?in|sign[- ]?in|members'? area|member area|client portal|patient portal|user accounts?|customer accounts?|my account)(?: page| form| area| section| system| portal)?)\b/gi,
  'Sign in',
  'For people who already have an account with {name}.',
  [
    { ...emailField },
    {
      id: 'password',
      label: 'Password',
      type: 'password',
      required: true,
      complete: 'current-password',
    },
  ],
  'Sign in',
  'Signing in needs a server and accounts; the form is only the visible part.',
  'Accounts need a server, so this demo form does not sign anyone in.',
);
