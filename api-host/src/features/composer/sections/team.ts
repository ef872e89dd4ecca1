import { html, todo } from '../text/markup';
import type { Section } from './section';

export const team: Section = {
  id: 'team',
  nav: 'Team',
  asked:
    /\b((?:our |meet )?(?:the )?(?:team(?: members| section| page)?|staff(?: directory| profiles| page)?|instructors|trainers|speakers|teachers|doctors|dentists|lawyers|attorneys|agents|barbers|stylists|chefs|bakers|coaches|faculty|band members|crew|leadership|meet the [a-z]+|people who (?:teach|work|make|bake|cook|run)[a-z ]{0,12}?|therapists|guides)(?: profiles| bios| section| directory)?)\b(?! building| app|work| plan)/gi,
  rank: 5,
  note: 'Names of people are placeholders unless you gave them.',
  css: () => `
.team { display: grid; gap: 2rem 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)); list-style: none; padding: 0; }
.team .art { aspect-ratio: 1; border-radius: var(--radius-portrait); margin-bottom: 0.9rem; }
.team h3 { font-size: 1.05rem; letter-spacing: 0; text-transform: none; }
.team p { color: var(--muted); font-size: 0.95rem; }`,
  render: (view) => {
    const people = view.brief.facts.people.map((person) => ({
      title: person.name,
      text: person.role ?? undefined,
    }));
    const list =
      people.length > 0
        ? people.map((one) => ({
            name: html`${one.title}`,
            role: one.text ?? 'Role to add',
            label: one.title,
          }))
        : view.items.length > 0
          ? view.items.map((one) => ({
              name: html`${one.title}`,
              role: one.text ?? '',
              label: one.title,
            }))
          : view.kind.roles.map((role) => ({ name: todo('Name'), role, label: role }));
    return {
      title: view.say('The people of {name}'),
      body: html`<ul class="team" role="list">
        ${list.map(
          (one) =>
            html`<li>
              ${view.picture(`portrait ${one.label}`, { shape: 'square', decorative: true })}
              <h3>${one.name}</h3>
              <p>${one.role}</p>
            </li>`,
        )}
      </ul>`,
    };
  },
};
