/** The conversation of prompts and outcomes, and the box for the next prompt. */
export { PromptBox } from './prompt-box';
export { Thread, threadScroll } from './thread';
