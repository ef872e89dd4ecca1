import type { Section } from '../sections/section';
import { booking } from './booking/booking';
import { calculatorSections } from './calculators';
import { listings } from './catalogue/listings';
import { products } from './catalogue/products';
import { calendar } from './desk/calendar';
import { chat } from './desk/chat';
import { invoice } from './desk/invoice';
import { intervals } from './desk/intervals';
import { sharedCosts } from './desk/shared-costs';
import { league } from './desk/league';
import { draw } from './desk/draw';
import { password } from './desk/password';
import { writing } from './desk/writing';
import { overview } from './desk/overview';
import { panels } from './desk/panels';
import { poll } from './desk/poll';
import { timer, wallClock } from './desk/timers';
import { habits } from './lists/habits';
import { quitting } from './lists/quitting';
import { kanban } from './lists/kanban';
import { discussion, reviews } from './lists/posts-board';
import { todo } from './lists/todo';
import { week } from './lists/week';
import { flashcards } from './play/cards';
import { lessons } from './learn/lessons';
import { spacedCards } from './learn/spaced-cards';
import { placeMap } from './places/place-map';
import { memory, tic, typing } from './play/games';
import { finder } from './quiz/finder';
import { quiz } from './quiz/quiz';
import { recordSections } from './records';

/** Everything a page can be used for. A new application: write one file beside these and name it here. */
export const appSections: readonly Section[] = [
  ...recordSections,
  ...calculatorSections,
  habits,
  quitting,
  sharedCosts,
  intervals,
  todo,
  kanban,
  week,
  quiz,
  finder,
  flashcards,
  spacedCards,
  lessons,
  placeMap,
  memory,
  tic,
  typing,
  timer,
  wallClock,
  overview,
  panels,
  calendar,
  league,
  poll,
  password,
  draw,
  writing,
  invoice,
  products,
  listings,
  booking,
  reviews,
  discussion,
  chat,
];
