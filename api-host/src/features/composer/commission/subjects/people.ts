import { subject, type Subject } from './subject';

/** People and groups to look up, follow or write to. */
export const people: readonly Subject[] = [
  subject(
    [
      'employees',
      /employee directory|intranet|human resources|\bhr\b/i,
      'employee',
      'employees',
      ['Inside Hub', 'The Staff Room'],
    ],
    ['Department', 'Office', 'Role'],
    `
Amara Diallo | Knows the budget by heart | Finance, Lisbon, Controller
Jonas Weber | Keeps the servers calm | IT, Berlin, Systems engineer
Priya Nair | First day questions go to her | People, London, HR partner
Mateo Ruiz | Talks to customers all day | Sales, Madrid, Account lead
Hana Sato | Draws every screen twice | Design, Berlin, Product designer
Eva Lindqvist | Plans the factory visits | Operations, Gothenburg, Site lead
Samuel Osei | Writes the newsletter | Communication, London, Editor`,
  ),
  subject(
    [
      'members',
      /language exchange|tandem|members? (?:profiles?|directory)|dating|social network|profiles? with/i,
      'member',
      'members',
      ['Tandem Table', 'Common Tongue Exchange'],
    ],
    ['Speaks', 'Learns', 'City'],
    `
Lucía Ortega | Wants to talk about films and hills | Spanish, English, Bilbao
Kenji Mori | Patient, early riser | Japanese, German, Osaka
Clara Neumann | Likes long walks and short texts | German, Spanish, Leipzig
Tomás Silva | Cooks while he talks | Portuguese, French, Porto
Amélie Roux | Prefers writing first | French, Japanese, Lyon
Grace Mensah | Teaches, wants to be taught | English, Portuguese, Accra`,
  ),
  subject(
    [
      'tutors',
      /tutors?\b|tutoring|teachers? (?:profiles?|finder)|mentors?|coach(?:es|ing)/i,
      'tutor',
      'tutors',
      ['Chalk & Mentor Tutors', 'One Hour Tutors'],
    ],
    ['Subject', 'Level', 'Where'],
    `
Dr Ruth Alder | Proofs without fear | Mathematics, University, Online | 38
Nico Ferri | Guitar in the hand, theory after | Music, Beginner, At home | 30
Sana Malik | Exam plans that hold | Chemistry, School, Online | 28
Paul Greene | Essays, one paragraph at a time | English, School, Library | 26
Mei Chen | Conversation from day one | Mandarin, Beginner, Online | 32`,
  ),
  subject(
    [
      'players',
      /football|soccer|basketball|sports? (?:club|team)|teams?\b.{0,30}(?:match|league)|league|tournament/i,
      'player',
      'players',
      ['Northfield Sports Club', 'United Park Club'],
    ],
    ['Position', 'Team', 'Number'],
    `
Ola Berg | Reads the game early | Goalkeeper, First team, No 1
Dario Conti | Captain, two good feet | Defender, First team, No 4
Sefa Yilmaz | Runs more than anyone | Midfield, First team, No 8
Luka Horvat | Eleven goals last season | Forward, First team, No 9
Nia Roberts | Came up from the juniors | Midfield, Women, No 10
Ida Holm | Free kicks | Forward, Women, No 7`,
  ),
  subject(
    [
      'artists',
      /artists?\b(?! ?supplies)|musicians|bands?\b/i,
      'artist',
      'artists',
      ['Stage Door', 'Artist Index'],
    ],
    ['Genre', 'City', 'Since'],
    `
Paper Lanterns | Quiet songs with brass | Folk, Porto, 2019
Mina Haddad | Piano and field recordings | Ambient, Beirut, 2015
The Night Trams | Fast, short, loud | Indie, Leipzig, 2021
Okafor Trio | Standards played sideways | Jazz, London, 2012
Sol Rivera | Dances on a delay pedal | Electronic, Valencia, 2018`,
  ),
  subject(
    [
      'hosts',
      /hosts?\b|speakers?\b|presenters?/i,
      'host',
      'hosts',
      ['The Speakers List', 'Open Stage'],
    ],
    ['Topic', 'Show', 'City'],
    `
Nadia Cole | Asks the second question | Science, Small Wonders, Leeds
Ben Arthur | Listens for a living | Stories, Long Way Home, Bristol
Yuki Tan | Explains money without jargon | Business, Loose Change, Singapore
Marta Gil | Walks while she talks | Culture, City Steps, Madrid`,
  ),
  subject(
    [
      'agents',
      /\bagents?\b|sellers?\b|landlords|realtors?/i,
      'agent',
      'agents',
      ['Agent List', 'The Agents'],
    ],
    ['Area', 'Speaks', 'Specialty'],
    `
Helena Marsh | Knows every street by its trees | Old Town, English, Flats
Rui Costa | Answers on Sundays | Riverside, Portuguese, Family houses
Ines Vidal | Calm at contracts | Centre, Spanish, Lofts`,
  ),
  subject(
    [
      'clubs',
      /clubs?\b|groups?\b(?! conversations?)|societies|communit(?:y|ies) groups?/i,
      'club',
      'clubs',
      ['Club House', 'The Clubs'],
    ],
    ['Meets', 'Members', 'Topic'],
    `
Slow Readers | One long novel a season | Monthly, 14, Classics
First Chapters | Only openings, then a vote | Weekly, 22, New books
Crime on Tuesday | Biscuits and alibis | Weekly, 18, Crime
Page to Screen | Book first, film after | Monthly, 31, Adaptations`,
  ),
  subject(
    ['teams', /\bteams\b/i, 'team', 'teams', ['Team Sheet', 'The Teams']],
    ['League', 'Coach', 'Trains'],
    `
First team | Home games on Saturdays | Division 2, Ruth Alder, Tue and Thu
Women | Promoted last year | Division 1, Dana Klein, Mon and Wed
Juniors | Ages 12 to 16 | Youth, Omar Said, Wed and Fri
Veterans | Slower, wiser | Friendly, Ivan Petrov, Sun`,
  ),
  subject(
    [
      'vendors',
      /vendors?\b|suppliers? directory|caterers/i,
      'vendor',
      'vendors',
      ['Vendor Book', 'The Vendors'],
    ],
    ['Trade', 'City', 'State'],
    `
Olive & Thyme | Buffet for up to 120 | Catering, Porto, Booked | 3400
Studio Clara | Photographs, one day | Photography, Lisbon, Asked | 1800
Petal Works | Arch, tables, bouquet | Flowers, Porto, Booked | 950
The Late Trio | Dinner set and dancing | Music, Braga, Asked | 1200`,
  ),
];
