import type { Field } from '../model/page';

/** Kinds of fields by the words of their labels. */
const kinds: readonly (readonly [Field['type'], RegExp])[] = [
  ['email', /e-?mail|correo|courriel/i],
  [
    'tel',
    /\b(?:phone|telephone|mobile|tel|number to (?:call|ring)|telefon|téléphone|teléfono|telefone|telefono|telefoon)\b/iu,
  ],
  ['date', /\b(?:date|day|when|birthday|datum|fecha|data)\b/i],
  ['time', /\b(?:time|uhrzeit|heure|hora|ora|tijd)\b/i],
  [
    'number',
    /\b(?:how many|number of|guests|party size|headcount|age|quantity|amount|anzahl|nombre de|aantal)\b/i,
  ],
  [
    'textarea',
    /\b(?:message|notes?|details|description|what|why|tell|anything|story|question|comments?|allerg\w+|nachricht|mensaje|mensagem|messaggio|bericht)\b/i,
  ],
];

/** What is filled into a field, by the words of its label. */
export const fieldTypeOf = (label: string): Field['type'] =>
  kinds.find(([, pattern]) => pattern.test(label))?.[0] ?? 'text';
