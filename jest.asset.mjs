/** Stands in for a file that the build would emit. */
export default '/asset';
