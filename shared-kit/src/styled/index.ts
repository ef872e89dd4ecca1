/**
 * The styled-components symbols in use. One copy lives in the page: import them from here, never
 * from the library, or a remote would bring a second style registry.
 */
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
