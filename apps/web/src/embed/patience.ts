/** The script for other people's pages: the element, and every installed game, each loaded when it is named. */
import '@patience/element/define';
import '../catalogue/installed.js';
