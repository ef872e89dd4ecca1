import * as z from 'zod/mini';
import data from './part-words.json' with { type: 'json' };

export type PartKind = 'form' | 'memory' | 'gallery' | 'letter' | 'table' | 'people' | 'list';

const words = z.record(z.string(), z.string()).parse(data);
const whole = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${words[name] ?? ''})(?![\p{L}])`, 'iu');
const atEnd = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${words[name] ?? ''})$`, 'iu');

const [memory, memoryWords, place] = [whole('memory'), whole('memoryWords'), whole('place')];
const [letter, letterWith, gallery] = [whole('letter'), whole('letterWith'), whole('gallery')];
const [people, form] = [whole('people'), whole('form')];
const peopleWhole = new RegExp(
  String.raw`^(?:${words['people'] ?? ''})(?:\s(?:with|in|of|section|page)\s?.*)?$`,
  'iu',
);
const tableAtEnd = atEnd('table');
const timetable = /\b(?:time ?tables?|fixtures|horaires?|orario|horario)\b(?!\s(?:is|are))/iu;
const [list, listAtEnd] = [whole('list'), atEnd('list')];
const listAtStart = new RegExp(
  String.raw`^(?:${words['list'] ?? ''})(?=\s(?:of|for|about|to|on|de|des|du|di|del|van|für)\s|\s\p{L}+$)`,
  'iu',
);
const forPeople =
  /\b(?:people|friends|families|guests|visitors|pupils|parents|anyone|others|neighbours|supporters|us)\b|\b(?:leute|gens|gente|mensen|pessoas|persone)\b|\bscrivere\b/iu;
/** "Photos of concerts", "room for pictures": what is said around a picture word and makes it the part. */
const galleryWhole =
  /^(?:(?:leave |a |an |some |more |place |platz |espace |espacio |posto |ruimte |espaço |de la place |del? )*(?:room|spaces?|spot|place|page|frames?|wall|area|gallery|posto|platz|place|espacio|ruimte|espaço|página|seite|page|pagina)s? (?:for|of|für|pour|para|per|voor|für mein|pour mon)\s|[\p{L}]+['’]? |(?:before and after|press|finished) )*/iu;

/** Which kind of part a noun phrase names; null where it names none. */
export function kindOfPart(phrase: string): PartKind | null {
  const [head = phrase] = phrase.split(/\s?[(:]|\s(?:with|asking|where|mit|avec|con|com|met)\s/iu);
  if (memory.test(head)) return 'memory';
  if (memoryWords.test(phrase) && place.test(phrase) && forPeople.test(phrase)) return 'memory';
  if (letter.test(head) && letterWith.test(phrase)) return 'letter';
  if (
    /\b(?:as|in)\s(?:an?\s|the form of a\s)?(?:proper\s)?table\b|\bals tabelle|\ben tableau|\ben una tabla|\bin (?:una )?tabella|\bin een tabel/iu.test(
      phrase,
    )
  )
    return 'table';
  if (memoryWords.test(head) && place.test(head)) return 'memory';
  if (form.test(head) && !/^form is\b/iu.test(head)) return 'form';
  if (peopleWhole.test(head.trim())) return 'people';
  if (gallery.test(head) && isPictures(head)) return 'gallery';
  if (
    tableAtEnd.test(head.trim()) ||
    /^(?:table|tabelle|tableau|tabla|tabella|tabel|tabela)\s(?:of|with|mit|des?|avec|con|met|d[ei]\p{L}*|da[st]?|com)\s/iu.test(
      phrase,
    ) ||
    timetable.test(head)
  )
    return 'table';
  if (people.test(head) && /^staff\b/iu.test(head)) return 'people';
  return listAtEnd.test(head.trim()) || (listAtStart.test(head.trim()) && list.test(head))
    ? 'list'
    : null;
}

const mostWordsAround = 9;

function isPictures(head: string): boolean {
  const rest = head.replace(galleryWhole, '');
  return (
    head.split(' ').length <= mostWordsAround &&
    (gallery.test(rest.split(' ').slice(0, 2).join(' ')) || gallery.test(head))
  );
}
