/** The script for pages of other sites: the element and all installed games. Each game is loaded when a page names it. */
import '@patience/element/define';
import '../../catalogue/installed.js';
