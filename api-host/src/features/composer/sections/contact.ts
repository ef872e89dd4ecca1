import { html, todo, type Markup } from '../text/markup';
import { demoForm, emailField, messageField, nameField } from './form';
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
  note: 'Forms check what people type and then say truthfully that nothing was sent: connect them to your mailbox or a form service.',
  render: (view) => ({
    title: view.kind.contact.title,
    lead: view.kind.contact.lead,
    body: html`<div class="contact">
      ${contactLines(view)}
      ${demoForm(view.anchor, [nameField, emailField, { id: 'topic', label: 'What is it about?', type: 'select', choices: view.kind.contact.topics, wide: true }, messageField], 'Send message', 'Thank you. This demo form does not send yet: connect it before you publish.')}
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
  fields: Parameters<typeof demoForm>[1],
  button: string,
  done: string,
  note: string,
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
      ${demoForm(view.anchor, fields, button, done)}
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
    'Thank you. This demo form does not subscribe anyone yet: connect a newsletter service first.',
    'The newsletter form is not connected to a service yet.',
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
  'Thank you. This demo form does not send yet, so nobody has received it.',
  'The prayer request form does not send yet.',
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
  'Thank you. This demo form does not send yet: please answer the hosts directly.',
  'The RSVP form does not send yet.',
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
  'Thank you. This demo form does not create an account yet.',
  'The sign-up form does not create accounts yet.',
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
  'Accounts need a server, so this demo form does not sign anyone in.',
  'Signing in needs a server and accounts; the form is only the visible part.',
);
